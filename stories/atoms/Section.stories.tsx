import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect } from 'storybook/test';
import { about } from '#messages/pages/about';
import { theme } from '../../.storybook/siteTheme';
import { narrowWindow } from '../../.storybook/viewports';
import { Section, type SectionProps } from '../../src/atoms/Section';
import { kitchenSink } from '../blocks/kitchenSink';
import { longWord } from '../blocks/longWords';

const { title, paragraphs } = about.chapters.distance;

/** A section with a heading, which names it unless `labelledBy` is undefined, and a paragraph. */
function SectionWithWords({ labelledBy, children, ...args }: SectionProps) {
  const id = useId();
  return (
    <Section {...args} labelledBy={labelledBy && id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 3 }}>
        {children}
      </Typography>
      <Typography>{paragraphs[0]}</Typography>
    </Section>
  );
}

const meta = {
  title: 'Atoms/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { labelledBy: 'title', children: title },
  render: (args) => <SectionWithWords {...args} />,
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
    const section = canvas.getByRole('region', { name: title });
    await expect(section.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(section).toHaveStyle({ backgroundColor: theme.palette.background.default });
  },
};

/** On sand, for a section between two of paper. */
export const Sand: Story = {
  args: { surface: 'sand' },
  play: hasStyle({ backgroundColor: theme.palette.sand.main }),
};

/** On ink the words are paper. */
export const Ink: Story = {
  args: { surface: 'ink' },
  play: hasStyle({
    backgroundColor: theme.palette.ink.main,
    color: theme.palette.ink.contrastText,
  }),
};

/** Where the surface around it has its own colour, the section is clear. */
export const Inherit: Story = {
  args: { surface: 'inherit' },
  decorators: (Story) => (
    <Box sx={{ bgcolor: 'marigold.main' }}>
      <Story />
    </Box>
  ),
  play: hasStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' }),
};

/** Half the space, for a strip of small things. */
export const HalfSpace: Story = {
  args: { space: 'half', surface: 'sand' },
  play: hasStyle({ paddingTop: `${theme.spaceUnit * 10}px` }),
};

/** No space of its own, where the content brings it. */
export const NoSpace: Story = {
  args: { space: 'none', surface: 'sand' },
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

/** In the narrowest window a long word is broken rather than cut, and the gutter is kept on both sides. */
export const LongText: Story = {
  args: { children: longWord.repeat(4) },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(left).toBe(window.innerWidth - right);
    await expect(left).toBeGreaterThanOrEqual(theme.spaceUnit * 4);
  },
};

export const KitchenSink = kitchenSink(
  meta,
  { Default, Sand, Ink, Inherit, HalfSpace, NoSpace, LongText },
  {},
  { layout: 'padded' },
);
