import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { company } from '#messages/company';
import { narrowWindow, tabletWindow } from '../../.storybook/viewports';
import { ContactLinks, type ContactLinksProps } from '../../src/forms/ContactLinks';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longWord } from '../blocks/longWords';

const longEmail = `${longWord.toLowerCase()}.support@${longWord.toLowerCase()}.example`;

const Ways = (props: ContactLinksProps) => (
  <Typography>
    <ContactLinks {...props} />
  </Typography>
);

const widthOfDot = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  canvas.getByRole('link', { name: company.email }).nextElementSibling?.getBoundingClientRect()
    .width;

const meta = {
  title: 'Forms/Components/ContactLinks',
  component: ContactLinks,
  args: { contact: company },
  render: (args) => <Ways {...args} />,
} satisfies Meta<typeof ContactLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address opens an email, and the number as people read it makes a call in its international form. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('link', { name: company.email });
    await expect(email).toHaveAttribute('href', `mailto:${company.email}`);
    const phone = canvas.getByRole('link', { name: company.phoneDisplay });
    await expect(phone).toHaveAttribute('href', `tel:${company.phone}`);
  },
};

/** A long address is broken rather than cut; the number stays in one piece. */
export const LongText: Story = {
  args: { contact: { ...company, email: longEmail } },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: company.phoneDisplay });
    await expect(phone.getClientRects()).toHaveLength(1);
  },
};

/** On one line a dot stands between the two. */
export const OnOneLine: Story = {
  globals: tabletWindow,
  play: async ({ canvas }) => {
    const [email, phone] = canvas.getAllByRole('link');
    await expect(phone?.offsetTop).toBe(email?.offsetTop);
    await expect(widthOfDot(canvas)).toBeGreaterThan(0);
  },
};

/** In the narrowest window the number stands below the address, and no dot hangs at the line's end. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const [email, phone] = canvas.getAllByRole('link');
    await expect(phone?.offsetTop).toBeGreaterThan(email?.offsetTop ?? Number.NaN);
    await expect(widthOfDot(canvas)).toBe(0);
  },
};

/** The links change their colour under a pointer and have the keyboard's ring. */
export const PseudoStates: Story = {
  decorators: inStates(240),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: company.email })),
};

export const KitchenSink = kitchenSink(meta, { LongText, PseudoStates }, { width: 240 });
