import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import * as icons from '../../src/art/icons';
import { spriteIcon } from '../../src/art/spriteIcon';
import { IconTile } from '../../src/atoms/IconTile';
import type { ProductTone } from '../../src/content/contentShapes';
import { products } from '../../src/content/products';
import { tones } from '../../src/theme/surfaces';
import { Specimens } from './Specimens';

const meta = {
  title: 'Foundations/Icons',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const services = products.flatMap((product) =>
  product.services.map((service) => ({ ...service, product })),
);

/** An icon beside itself on the mark of its product group. */
const onMark = (Icon: typeof SvgIcon, name: string, tone: ProductTone) => (
  <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
    <Icon titleAccess={name} />
    <IconTile surface={tones[tone].mark}>
      <Icon />
    </IconTile>
  </Box>
);

/** Each product group has an icon, which stands on the group's own mark. */
export const ProductGroups: Story = {
  render: () => (
    <Specimens
      of={products.map(({ tone, icon, name }) => ({
        name,
        sample: onMark(spriteIcon(icon), name, tone),
      }))}
    />
  ),
};

/** Each service has an icon, too. */
export const Services: Story = {
  render: () => (
    <Specimens
      of={services.map(({ product, id, name, icon }) => ({
        name: `${product.id} ${id}`,
        sample: onMark(spriteIcon(icon), name, product.tone),
      }))}
    />
  ),
};

/** The icons of actions. */
export const Actions: Story = {
  render: () => (
    <Specimens
      of={Object.entries<ComponentType<SvgIconProps>>(icons).map(([name, Icon]) => ({
        name,
        sample: <Icon titleAccess={name} fontSize="large" />,
      }))}
    />
  ),
};

/** Networks that the company is on. */
export const Networks: Story = {
  render: () => (
    <Specimens
      of={company.social.map(({ network }) => {
        const Icon = spriteIcon(network);
        return { name: network, sample: <Icon titleAccess={network} fontSize="large" /> };
      })}
    />
  ),
};

const sizes = { small: 20, medium: 24 } as const;

/** Sizes hang on the page's text size alone: WebKit does not zoom an icon by its own font size. */
export const Sizes: Story = {
  render: () => (
    <Specimens
      of={(['small', 'medium'] as const).map((name) => ({
        name: `fontSize="${name}"`,
        sample: <icons.ExpandMoreIcon titleAccess={name} fontSize={name} style={{ fontSize: 0 }} />,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    for (const [name, side] of Object.entries(sizes)) {
      const { width, height } = canvas.getByRole('img', { name }).getBoundingClientRect();
      await expect([width, height]).toEqual([side, side]);
    }
  },
};
