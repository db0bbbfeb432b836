import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { help } from '#messages/pages/help';
import { narrowWindow } from '../../.storybook/viewports';
import { SourcesSection } from '../../src/sections/SourcesSection';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const sources = [
  {
    publisher: 'An authority',
    title: 'A circular',
    href: 'https://authority.example',
    checked: '2026-11-22',
  },
  {
    publisher: 'Another authority',
    title: 'A scheme',
    href: 'https://another.example',
    checked: '2026-10-30',
  },
];

const meta = {
  title: 'Sections/SourcesSection',
  tags: ['!stable', 'experimental'],
  component: SourcesSection,
  parameters: { layout: 'fullscreen' },
  args: { messages: help.sources, sources },
} satisfies Meta<typeof SourcesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every source is a link, and the date of the review is the earliest on which one of them was checked. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(args.sources.map(({ href }) => href));
    await expect(canvas.getByText(/2026/, { selector: 'time' })).toHaveAttribute(
      'datetime',
      '2026-10-30',
    );
  },
};

/** Long words are wrapped in the narrowest window. */
export const LongText: Story = {
  args: {
    sources: [
      {
        publisher: longLabel,
        title: longLabel,
        href: 'https://long.example',
        checked: '2026-11-22',
      },
    ],
  },
  globals: narrowWindow,
};

/** The links change their look under a pointer and have the keyboard’s ring. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: 'A circular' })),
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
