import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type BrandTone, brandColours } from '#brand/logo';
import { company } from '#messages/company';
import { brandIcons } from '../../build/brandImages/brandIcons';
import { socialPages } from '../../build/brandImages/socialPages';
import { BrandLogo } from '../../src/art/BrandLogo';
import { BrandMark } from '../../src/art/BrandMark';
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import { socialImageSize } from '../../src/domain/socialImage';
import { ServedImage } from './ServedImage';
import { Specimens } from './Specimens';
import { Values } from './Values';

const meta = {
  title: 'Foundations/Brand',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = [
  { tone: 'onLight', surface: 'background.paper' },
  { tone: 'onDark', surface: 'ink.main' },
] satisfies readonly { tone: BrandTone; surface: string }[];

/** Logo and mark on each of the two surfaces they are made for. */
export const BothTones: Story = {
  render: () => (
    <Specimens width={300}>
      {tones.map(({ tone, surface }) => (
        <li key={tone}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 8,
              alignItems: 'center',
              p: 8,
              mb: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              bgcolor: surface,
            }}
          >
            <BrandLogo tone={tone} height={40} title={company.name} />
            <BrandMark tone={tone} size={56} />
          </Box>
          <Values values={[`tone="${tone}"`]} />
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(tones.map(({ tone }) => tone)).toEqual(Object.keys(brandColours));
    await expect(canvas.getAllByRole('img', { name: company.name })).toHaveLength(tones.length);
  },
};

const heights = [24, 32, 40, 64];

/** The logo is drawn, needs no font, and keeps its shape at every height. */
export const Sizes: Story = {
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-end' }}>
      {heights.map((height) => (
        <div key={height}>
          <BrandLogo height={height} title={company.name} sx={{ mb: 2 }} />
          <Values values={[`${height} px`]} />
        </div>
      ))}
    </Box>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('img').map((logo) => logo.getBoundingClientRect());
    await expect(boxes.map(({ height }) => height)).toEqual(heights);
    const [first, ...others] = boxes.map(({ width, height }) => width / height);
    for (const ratio of others) await expect(ratio).toBeCloseTo(first ?? 0, 1);
  },
};

/** The mark as tabs, home screens and search results show it; each icon has a use of its own. */
export const Icons: Story = {
  render: () => (
    <Specimens width={240}>
      {brandIcons.map(({ url, sizes, use }) => (
        <ServedImage
          key={url}
          url={url}
          alt={use}
          size={{ width: 96, height: 96 }}
          values={[url, sizes.length > 0 ? `${sizes.join(', ')} px` : 'any size']}
        />
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const uses = new Set(brandIcons.map(({ use }) => use));
    await expect(uses.size).toBe(brandIcons.length);
    for (const use of uses) await expect(canvas.getByRole('img', { name: use })).toBeVisible();
  },
};

/** What a chat or a network shows where a page is shared: an image for every page of the site. */
export const SharedLinks: Story = {
  render: () => (
    <Specimens width={320}>
      {socialPages.map(({ path, url, text }) => (
        <ServedImage key={url} url={url} alt={text} size={socialImageSize} values={[url, path]} />
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent);
    await expect(shown.toSorted()).toEqual(
      languages.flatMap(() => pages.map(({ path }) => path)).toSorted(),
    );
  },
};
