import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { about } from '#messages/pages/about';
import { narrowWindow } from '../../.storybook/viewports';
import { FactList } from '../../src/sections/FactList';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';

const { identity } = about;

const meta = {
  title: 'Sections/FactList',
  component: FactList,
  args: {
    facts: [
      { label: identity.nameLabel, value: company.legalName },
      { label: identity.cinLabel, value: company.cin },
      {
        label: identity.phoneLabel,
        value: <Link href={`tel:${company.phone}`}>{company.phoneDisplay}</Link>,
      },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each name stands above what it stands for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toEqual([identity.nameLabel, identity.cinLabel, identity.phoneLabel]);
  },
};

/** A fact that is not known yet is left out, with its name. */
export const WithoutValue: Story = {
  args: { facts: [{ label: identity.nameLabel, value: '' }, ...meta.args.facts.slice(1)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(identity.nameLabel)).toBeNull();
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
  },
};

/** One below the other. */
export const OneColumn: Story = { args: { columns: 1 } };

/** In the narrowest window long words are wrapped. */
export const LongText: Story = {
  args: { facts: [{ label: longLabel, value: longWord }] },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, OneColumn, LongText });
