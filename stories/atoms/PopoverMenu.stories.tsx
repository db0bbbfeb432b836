import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { byHand, type RealInput } from '../../.storybook/realInput';
import { ListLink } from '../../src/atoms/ListLink';
import { PopoverMenu } from '../../src/atoms/PopoverMenu';
import { supportNavigation } from '../../src/content/navigation';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';

const [{ label, href }] = supportNavigation;
const menuName = 'Menu';
const beforeName = 'Before';
const afterName = 'After';
const pressAfter = fn();

const meta = {
  title: 'Atoms/PopoverMenu',
  component: PopoverMenu,
  parameters: { docs: { story: { ...framedInDocs.story, height: '12rem' } } },
  args: {
    id: 'menu-panel',
    button: { children: menuName },
    children: <ListLink href={href}>{label}</ListLink>,
    sx: { px: 6, py: 3 },
  },
  decorators: [
    (Story) => (
      <Stack direction="row">
        <Button>{beforeName}</Button>
        <Story />
        {/* Takes no focus from a pointer: the panel must close by the click itself. */}
        <Button onClick={pressAfter} onMouseDown={(event) => event.preventDefault()}>
          {afterName}
        </Button>
      </Stack>
    ),
  ],
} satisfies Meta<typeof PopoverMenu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const buttonOf = (canvas: Canvas, name = menuName) => canvas.getByRole('button', { name });

const expectPanel = (canvas: Canvas, isOpen: boolean) =>
  waitFor(async () => {
    await expect(buttonOf(canvas)).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(canvas.queryAllByRole('link')).toHaveLength(isOpen ? 1 : 0);
  });

const openByKey = async (canvas: Canvas, input: RealInput) => {
  buttonOf(canvas).focus();
  await input.press('{Enter}');
  await expectPanel(canvas, true);
};

/** The button opens the panel, and closes it. */
export const Default: Story = {
  play: byHand(async ({ canvas }, input) => {
    await expectPanel(canvas, false);
    await input.click(buttonOf(canvas));
    await expectPanel(canvas, true);
    await input.click(buttonOf(canvas));
    await expectPanel(canvas, false);
  }),
};

/** Neither a pointer that rests on it nor the arrow keys open it. */
export const OpensOnPressAlone: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.hover(buttonOf(canvas));
    buttonOf(canvas).focus();
    await input.press('{ArrowDown}');
    await expectPanel(canvas, false);
  }),
};

/** A click outside closes the panel, and still does what was clicked. */
export const ClosedByClickOutside: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(buttonOf(canvas));
    await expectPanel(canvas, true);
    await input.click(buttonOf(canvas, afterName));
    await expectPanel(canvas, false);
    await expect(pressAfter).toHaveBeenCalledTimes(1);
  }),
};

/** Escape closes the panel, and the focus is on its button again. */
export const ClosedByEscape: Story = {
  play: byHand(async ({ canvas }, input) => {
    await openByKey(canvas, input);
    await input.press('{Tab}');
    await expect(canvas.getByRole('link')).toHaveFocus();
    await input.press('{Escape}');
    await expectPanel(canvas, false);
    await expect(buttonOf(canvas)).toHaveFocus();
  }),
};

/** Tab passes a closed panel; it goes through an open one, which closes once the focus is beyond it, on either side. */
export const ClosedByTab: Story = {
  play: byHand(async ({ canvas }, input) => {
    buttonOf(canvas).focus();
    await input.press('{Tab}');
    await expect(buttonOf(canvas, afterName)).toHaveFocus();
    await openByKey(canvas, input);
    await input.press('{Tab}{Tab}');
    await expect(buttonOf(canvas, afterName)).toHaveFocus();
    await expectPanel(canvas, false);
    await openByKey(canvas, input);
    await input.press('{Shift>}{Tab}{/Shift}');
    await expect(buttonOf(canvas, beforeName)).toHaveFocus();
    await expectPanel(canvas, false);
  }),
};

/** Under a pointer the button has a surface; the keyboard's ring stands around it. */
export const PseudoStates: Story = {
  decorators: inStates(240),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('button', { name: menuName })),
};
