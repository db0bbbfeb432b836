import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byHand } from '../../.storybook/realInput';
import { ProductsMenu } from '../../src/atoms/ProductsMenu';
import { itemOf } from '../blocks/itemOf';
import {
  expectClosed,
  expectOpen,
  inMenuFrame,
  menuButton,
  menuParameters,
  openByKey,
  productsMenuArgs,
} from './productsMenuFrame';

const firstGroup = itemOf(productsMenuArgs.groups);

const meta = {
  title: 'Atoms/ProductsMenu keyboard',
  component: ProductsMenu,
  parameters: menuParameters,
  args: productsMenuArgs,
  decorators: [inMenuFrame],
} satisfies Meta<typeof ProductsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter on Products opens the panel and leaves the focus where it is. */
export const OpenedByEnter: Story = {
  play: byHand(async ({ canvas }, input) => {
    menuButton(canvas).focus();
    await input.press('{Enter}');
    await expectOpen(canvas);
    await expect(menuButton(canvas)).toHaveFocus();
  }),
};

/** Space opens and closes as a click does. */
export const ToggledBySpace: Story = {
  play: byHand(async ({ canvas }, input) => {
    menuButton(canvas).focus();
    await input.press(' ');
    await expectOpen(canvas);
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

/** Escape on the button closes the panel, and the button keeps the focus. */
export const EscapeOnButton: Story = {
  play: byHand(async ({ canvas }, input) => {
    await openByKey(canvas, input);
    await input.press('{Escape}');
    await expectClosed(canvas);
    await expect(menuButton(canvas)).toHaveFocus();
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

/** Enter on a link follows it, and the panel closes. */
export const FollowedByEnter: Story = {
  play: byHand(async ({ canvas }, input) => {
    await openByKey(canvas, input);
    canvas.getByRole('link', { name: firstGroup.name }).focus();
    await input.press('{Enter}');
    await expectClosed(canvas);
  }),
};
