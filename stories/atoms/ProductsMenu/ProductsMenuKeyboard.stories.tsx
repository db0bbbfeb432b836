import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byHand } from '../../../.storybook/realInput';
import { ProductsMenu } from '../../../src/atoms/ProductsMenu';
import { itemOf } from '../../blocks/itemOf';
import {
  expectClosed,
  expectOpen,
  inMenuFrame,
  menuButton,
  menuParameters,
  openByKey,
  outsideButton,
  productsMenuArgs,
} from './productsMenuFrame';

const firstGroup = itemOf(productsMenuArgs.groups);

const before = 'A link before';

const meta = {
  title: 'Atoms/ProductsMenu/Keyboard',
  tags: ['!autodocs'],
  component: ProductsMenu,
  parameters: menuParameters,
  args: productsMenuArgs,
  decorators: [inMenuFrame],
} satisfies Meta<typeof ProductsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter on Products opens the panel and leaves the focus where it is; Space closes it. */
export const OpenedByEnter: Story = {
  play: byHand(async ({ canvas }, input) => {
    await openByKey(canvas, input);
    await expect(menuButton(canvas)).toHaveFocus();
    await input.press(' ');
    await expectClosed(canvas);
  }),
};

/** The arrow keys are for reading the page, as with any links: they open nothing. */
export const ArrowsOpenNothing: Story = {
  play: byHand(async ({ canvas }, input) => {
    menuButton(canvas).focus();
    await input.press('{ArrowDown}{ArrowUp}');
    await expect(menuButton(canvas)).toHaveFocus();
    await expectClosed(canvas);
  }),
};

/** Escape on a link of the panel closes it and gives the focus back to the button. */
export const EscapeInPanel: Story = {
  play: byHand(async ({ canvas }, input) => {
    await openByKey(canvas, input);
    await input.press('{Tab}{Tab}');
    await input.press('{Escape}');
    await expectClosed(canvas);
    await expect(menuButton(canvas)).toHaveFocus();
  }),
};

/** Tab passes a closed panel: from the button it goes to what comes after the menu. */
export const TabPastClosed: Story = {
  play: byHand(async ({ canvas }, input) => {
    menuButton(canvas).focus();
    await input.press('{Tab}');
    await expect(outsideButton(canvas)).toHaveFocus();
  }),
};

/** Tab goes from the button through every link of the panel, in the order of reading; past the last the panel closes. */
export const TabThrough: Story = {
  play: byHand(async ({ canvas }, input) => {
    await openByKey(canvas, input);
    for (const link of canvas.getAllByRole('link')) {
      await input.press('{Tab}');
      await expect(link).toHaveFocus();
    }
    await expectOpen(canvas);
    await input.press('{Tab}');
    await expect(outsideButton(canvas)).toHaveFocus();
    await expectClosed(canvas);
  }),
};

/** Shift and Tab from the first link go back to the button; the panel stays open. */
export const BackToButton: Story = {
  play: byHand(async ({ canvas }, input) => {
    await openByKey(canvas, input);
    canvas.getByRole('link', { name: firstGroup.name }).focus();
    await input.press('{Shift>}{Tab}{/Shift}');
    await expect(menuButton(canvas)).toHaveFocus();
    await expectOpen(canvas);
  }),
};

/** Shift and Tab from the button leave the menu, which closes. */
export const ClosedByTabBack: Story = {
  decorators: (Story) => (
    <div>
      <a href="#before">{before}</a>
      <Story />
    </div>
  ),
  play: byHand(async ({ canvas }, input) => {
    await openByKey(canvas, input);
    await input.press('{Shift>}{Tab}{/Shift}');
    await expect(canvas.getByRole('link', { name: before })).toHaveFocus();
    await expectClosed(canvas);
  }),
};
