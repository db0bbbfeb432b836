import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/pages/contact';
import { home } from '../../src/content/pages/home';
import { notFound } from '../../src/content/pages/notFound';
import { paths } from '../../src/content/paths';
import { PageHead } from '../../src/sections/PageHead';

const meta = {
  title: 'Sections/PageHead',
  component: PageHead,
  args: { meta: contact.meta, company, path: paths.contact },
  render: (args) => (
    <>
      <PageHead {...args} />
      <Typography variant="h4" component="p">
        {args.meta.title}
      </Typography>
      <Typography sx={{ maxWidth: '68ch' }}>{args.meta.description}</Typography>
    </>
  ),
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

const inHead = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;

/** A page's title ends with the name of the company, and its description and address are in the head. */
export const Default: Story = {
  play: async () => {
    await expect(document.title).toBe(`${contact.meta.title} | ${company.name}`);
    await expect(inHead('meta[name=description]', 'content')).toBe(contact.meta.description);
    await expect(inHead('link[rel=canonical]', 'href')).toBe(company.siteUrl + paths.contact);
    await expect(inHead('meta[name=robots]', 'content')).toBeNull();
  },
};

/** Home's title is the company's name alone. */
export const OnHome: Story = {
  args: { meta: home.meta, path: paths.home },
  play: async () => {
    await expect(document.title).toBe(company.name);
  },
};

/** A shared link shows the page's own title and description with a picture. */
export const SharedLink: Story = {
  play: async () => {
    await expect(inHead('meta[property="og:title"]', 'content')).toBe(document.title);
    await expect(inHead('meta[property="og:description"]', 'content')).toBe(
      contact.meta.description,
    );
    await expect(inHead('meta[property="og:image"]', 'content')).toContain(company.siteUrl);
  },
};

/** A page without an address of its own has no canonical one and is kept out of search engines. */
export const NotIndexed: Story = {
  args: { meta: notFound.meta, path: undefined, isIndexed: false },
  play: async () => {
    await expect(inHead('meta[name=robots]', 'content')).toBe('noindex');
    await expect(inHead('link[rel=canonical]', 'href')).toBeNull();
    await expect(inHead('meta[property="og:url"]', 'content')).toBeNull();
  },
};
