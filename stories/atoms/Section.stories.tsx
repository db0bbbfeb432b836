import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '#messages/pages/about';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { theme } from '../../.storybook/siteTheme';
import { narrowWindow } from '../../.storybook/viewports';
import { Section, type SectionProps } from '../../src/atoms/Section';
import { paths } from '../../src/content/paths';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longWord } from '../blocks/longWords';
import { sectionMessages } from './sectionMessages';

const { id, title } = itemOf(about.chapters);

const meta = {
  title: 'Atoms/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { labelledBy: id, children: sectionMessages(title, id) },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

const hasStyle =
  (style: Partial<CSSStyleDeclaration>): Story['play'] =>
  async ({ canvas }) =>
    expect(canvas.getByRole('region', { name: title })).toHaveStyle(style);

/** On paper, a section that its heading names, as wide as the window. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const band = canvas.getByRole('region', { name: title });
    await expect(band.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(band).toHaveStyle({ backgroundColor: theme.palette.background.default });
  },
};

/** On sand, for a section between two of paper. */
export const Sand: Story = {
  args: { tone: 'sand' },
  play: hasStyle({ backgroundColor: theme.palette.sand.main }),
};

/** On ink the words are paper. */
export const Ink: Story = {
  args: { tone: 'ink' },
  play: hasStyle({
    backgroundColor: theme.palette.ink.main,
    color: theme.palette.ink.contrastText,
  }),
};

/** On ink the keyboard's focus is ringed in marigold. */
export const FocusOnInk: Story = {
  args: {
    tone: 'ink',
    labelledBy: undefined,
    children: (
      <Link href={paths.join} sx={{ color: 'inherit' }}>
        {about.join.label}
      </Link>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ outlineColor: theme.palette.marigold.main });
  },
};

/** Where the surface around it has its own colour, the section is clear. */
export const Inherit: Story = {
  args: { tone: 'inherit' },
  play: hasStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' }),
};

/** Half the space, for a strip of small things. */
export const HalfSpace: Story = {
  args: { space: 'half', tone: 'sand' },
  play: hasStyle({ paddingTop: `${theme.spaceUnit * 10}px` }),
};

/** No space of its own, where the content brings it. */
export const NoSpace: Story = {
  args: { space: 'none', tone: 'sand' },
  play: hasStyle({ paddingTop: '0px' }),
};

/** Without a heading that names it, the section is no landmark. */
export const WithoutName: Story = {
  args: { component: 'div', labelledBy: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
  },
};

/** A word that is longer than the line is broken rather than cut. */
export const LongText: Story = {
  args: { children: sectionMessages(longWord.repeat(4), id) },
};

/** In the narrowest window the content keeps a gutter on both sides. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(left).toBe(window.innerWidth - right);
    await expect(left).toBeGreaterThanOrEqual(theme.spaceUnit * 4);
  },
};

const looks = {
  paper: { name: 'Paper' },
  sand: { name: 'Sand', tone: 'sand' },
  ink: { name: 'Ink', tone: 'ink' },
  inherit: { name: 'Inherit, on marigold', tone: 'inherit' },
  half: { name: 'Half the space', tone: 'sand', space: 'half' },
  none: { name: 'No space', tone: 'sand', space: 'none' },
  long: { name: longLabel, tone: 'sand', space: 'half' },
} satisfies Record<string, { name: string } & Partial<SectionProps>>;

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...snapshotAsKitchenSink, layout: 'padded' },
  render: () => (
    <Cases>
      {Object.entries(looks).map(([key, { name, ...look }]) => (
        <Case key={key} name={name}>
          <Box sx={{ bgcolor: 'marigold.main' }}>
            <Section {...look} labelledBy={key}>
              {sectionMessages(name, key)}
            </Section>
          </Box>
        </Case>
      ))}
    </Cases>
  ),
};
