import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byHand } from '../../../.storybook/realInput';
import { ProductsMenu } from '../../../src/atoms/ProductsMenu';
import {
  expectClosed,
  expectOpen,
  inMenuFrame,
  menuButton,
  menuParameters,
  outsideButton,
  outsideText,
  pressOutside,
  productsMenuArgs,
} from './productsMenuFrame';

const meta = {
  title: 'Atoms/ProductsMenu/Pointer',
  tags: ['!autodocs'],
  component: ProductsMenu,
  parameters: menuParameters,
  args: productsMenuArgs,
  decorators: [inMenuFrame],
} satisfies Meta<typeof ProductsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pointer that only rests on Products opens nothing. */
export const HoverOpensNothing: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.hover(menuButton(canvas));
    await expect(menuButton(canvas).matches(':hover')).toBe(true);
    await expectClosed(canvas);
  }),
};

/** A touch opens the panel, and the next one on Products closes it. */
export const ToggledByTouch: Story = {
  play: async ({ canvas, userEvent }) => {
    const touch = { keys: '[TouchA]', target: menuButton(canvas) };
    await userEvent.pointer(touch);
    await expectOpen(canvas);
    await userEvent.pointer(touch);
    await expectClosed(canvas);
  },
};

/** A click on what takes no focus closes the panel as well. */
export const ClosedByClickOnText: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(menuButton(canvas));
    await expectOpen(canvas);
    await input.click(outsideText(canvas));
    await expectClosed(canvas);
  }),
};

/** A click on a button outside closes the panel and still does what that button does. */
export const ClosedByClickOutside: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(menuButton(canvas));
    await expectOpen(canvas);
    await input.click(outsideButton(canvas));
    await expectClosed(canvas);
    await expect(pressOutside).toHaveBeenCalledTimes(1);
  }),
};

/** A click inside the panel, beside its links, leaves it open. */
export const OpenAfterClickInside: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(menuButton(canvas));
    await expectOpen(canvas);
    await input.click(canvas.getByRole('list', { name: productsMenuArgs.panelLabel }));
    await expectOpen(canvas);
  }),
};
