import Box from '@mui/material/Box';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { siteFrame } from '#messages/siteFrame';
import { narrowWindow } from '../../.storybook/viewports';
import { paths, productPath } from '../../src/content/paths';
import { site } from '../../src/content/site';
import { pageCodeUrl } from '../../src/domain/pageCodeUrl';
import { PrintFooter } from '../../src/sections/PrintFooter';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';

/** A window is no paper: what is printed is shown in it. */
const asPrinted: Decorator = (Story) => (
  <Box sx={{ '& > *': { display: 'block !important' } }}>
    <Story />
  </Box>
);

const meta = {
  title: 'Sections/PrintFooter',
  tags: ['!stable', 'experimental'],
  component: PrintFooter,
  parameters: { layout: 'fullscreen' },
  decorators: asPrinted,
  args: {
    title: contact.title,
    path: paths.contact,
    messages: siteFrame,
    company,
    language: site.language,
  },
} satisfies Meta<typeof PrintFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On paper the page ends with its QR code, its name, its URL and the phone number. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole<HTMLImageElement>('presentation');
    await expect(code).toHaveAttribute('src', pageCodeUrl(paths.contact, site.language.prefix));
    await waitFor(() => expect(code.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByText(contact.title)).toBeVisible();
    await expect(canvas.getByText(new RegExp(`${paths.contact}$`))).toBeVisible();
    await expect(canvas.getByText(company.phoneDisplay)).toBeVisible();
  },
};

/** A long name and a long URL are wrapped beside the code. */
export const LongText: Story = {
  args: { title: `${longLabel} ${longWord}`, path: productPath('utility-payments') },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, LongText });
