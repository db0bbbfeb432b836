import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteFrame } from '#messages/siteFrame';
import { byHand } from '../../.storybook/realInput';
import { theme } from '../../.storybook/siteTheme';
import { narrowWindow } from '../../.storybook/viewports';
import { SkipLink } from '../../src/atoms/SkipLink';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const meta = {
  title: 'Atoms/SkipLink',
  component: SkipLink,
  // In a frame of its own Tab comes to it first, as on a page.
  parameters: { docs: { story: { inline: false, height: '9rem' } } },
  args: { label: siteFrame.skipLabel, href: '#main' },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Room below the link and a place that it leads to. */
const withMain: Story['decorators'] = (Story) => (
  <div style={{ minHeight: '8rem' }}>
    <Story />
    <main id="main" tabIndex={-1}>
      {siteFrame.mainNavigationLabel}
    </main>
  </div>
);

/** Unseen until the first Tab, but there for ears. */
export const Default: Story = {
  decorators: withMain,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: siteFrame.skipLabel });
    await expect(link.getBoundingClientRect().width).toBe(1);
  },
};

/** Seen with the focus; once that has gone on it is unseen again. */
export const Focused: Story = {
  decorators: withMain,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: siteFrame.skipLabel });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(1);
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBe(1);
  },
};

/** Under the pointer it stays as easy to read; Enter on it takes the focus to the main content. */
export const Followed: Story = {
  decorators: withMain,
  play: byHand(async ({ canvas }, input) => {
    const link = canvas.getByRole('link');
    await input.press('{Tab}');
    await expect(link).toHaveFocus();
    await input.hover(link);
    await expect(link).toHaveStyle({ color: theme.palette.marigold.contrastText });
    await input.press('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  }),
};

/** In the narrowest window a label of more than a line is wrapped, and leaves a gutter on both sides. */
export const LongText: Story = {
  args: { label: longText },
  globals: narrowWindow,
  decorators: withMain,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: longText });
    await expect(link).toHaveFocus();
    const { left, right } = link.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - left);
  },
};

/** With focus it is seen and has the ring; with a pointer over it its underline is thicker. */
export const PseudoStates: Story = {
  parameters: { docs: { story: { inline: true } } },
  decorators: (Story) => {
    // Room for a link that takes none, shown as if it had the focus.
    const shown = (
      <div className="pseudo-focus-all" style={{ position: 'relative', minHeight: '8rem' }}>
        <Story />
      </div>
    );
    return (
      <Cases width={240}>
        <Case name="At rest: unseen">
          <Story />
        </Case>
        <Case name="Focus by keyboard" state="focus-visible">
          {shown}
        </Case>
        <Case name="Focus and pointer" state="hover">
          {shown}
        </Case>
        <Case name="Pressed" state="active">
          {shown}
        </Case>
      </Cases>
    );
  },
  play: async ({ canvas }) => {
    const looks = canvas.getAllByRole('link').map((link) => getComputedStyle(link));
    const [atRest, focused, hovered] = looks;
    await expect(atRest).toMatchObject({ outlineStyle: 'none', clipPath: 'inset(50%)' });
    await expect(focused).toMatchObject({ outlineStyle: 'solid', clipPath: 'none' });
    const [plain, under] = [focused, hovered].map((look) =>
      Number.parseFloat(look?.textDecorationThickness ?? ''),
    );
    await expect(under).toBeGreaterThan(plain ?? Number.POSITIVE_INFINITY);
  },
};

/** With a long label, which is wrapped in each state. */
export const PseudoStatesOfLongText: Story = { ...PseudoStates, args: { label: longLabel } };

export const KitchenSink = kitchenSink(
  meta,
  { PseudoStates, PseudoStatesOfLongText },
  {},
  { docs: { story: { inline: true } } },
);
