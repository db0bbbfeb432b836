import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { socialIcons } from '../../src/art/socialIcons';
import { twoToneIcon } from '../../src/art/twoToneIcon';
import { productMarks } from '../../src/atoms/productStages';
import { products } from '../../src/content/products';
import { servicesWithIcons } from '../../src/sections/servicesWithIcons';
import { Specimens } from './Specimens';
import { Values } from './Values';

const meta = {
  title: 'Foundations/Icons',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const services = products.flatMap((product) =>
  servicesWithIcons(product.services).map((service) => ({ ...service, product })),
);

/** Each product group has an icon, which stands on the group's own mark. */
export const ProductGroups: Story = {
  render: () => (
    <Specimens width={180}>
      {products.map(({ id, tone, icon, name }) => {
        const Icon = twoToneIcon(icon);
        return (
          <li key={id}>
            <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', mb: 2 }}>
              <Icon titleAccess={name} fontSize="large" />
              <Box sx={[{ display: 'flex', p: 2.5, borderRadius: 1 }, productMarks[tone]]}>
                <Icon />
              </Box>
            </Box>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <Values values={[id]} />
          </li>
        );
      })}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('img').map((icon) => icon.querySelector('g')?.innerHTML);
    await expect(new Set(shown).size).toBe(products.length);
  },
};

/** Each service has an icon of its own, small beside its name and large on the mark of its group. */
export const Services: Story = {
  render: () => (
    <Specimens width={180}>
      {services.map(({ product, id, name, icon: Icon }) => (
        <li key={`${product.id} ${id}`}>
          <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', mb: 2 }}>
            <Icon titleAccess={name} fontSize="small" sx={{ color: 'text.secondary' }} />
            <Box sx={[{ display: 'flex', p: 2.5, borderRadius: 1 }, productMarks[product.tone]]}>
              <Icon />
            </Box>
          </Box>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Values values={[`${product.id}, ${id}`]} />
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('img').map((icon) => icon.querySelector('g')?.innerHTML);
    await expect(new Set(shown).size).toBe(services.length);
  },
};

/** Each network that the company file can name has an icon. */
export const Networks: Story = {
  render: () => (
    <Specimens width={180}>
      {Object.entries<typeof SvgIcon>(socialIcons).map(([name, Icon]) => (
        <li key={name}>
          <Icon titleAccess={name} fontSize="large" sx={{ display: 'block', mb: 2 }} />
          <Values values={[`socialIcons.${name}`]} />
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('img').map((icon) => icon.textContent);
    await expect(shown).toEqual(Object.keys(socialIcons));
    for (const { network } of company.social) await expect(shown).toContain(network);
  },
};

const sizes = [
  { name: 'small', side: 20 },
  { name: 'medium', side: 24 },
] as const;

/** Sizes hang on the page's text size alone: WebKit does not zoom an icon by its own font size. */
export const Sizes: Story = {
  render: () => (
    <Specimens width={180}>
      {sizes.map(({ name }) => (
        <li key={name}>
          <ExpandMoreRounded titleAccess={name} fontSize={name} style={{ fontSize: 0 }} />
          <Values values={[`fontSize="${name}"`]} />
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    for (const { name, side } of sizes) {
      const { width, height } = canvas.getByRole('img', { name }).getBoundingClientRect();
      await expect([width, height]).toEqual([side, side]);
    }
  },
};
