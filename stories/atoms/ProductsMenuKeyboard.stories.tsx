import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framedInDocs } from '../../.storybook/framedInDocs';
import { byHand } from '../../.storybook/realInput';
import { ProductsMenu } from '../../src/atoms/ProductsMenu';
import { itemOf } from './itemOf';
import {
  expectClosed,
  expectOpen,
  MenuFrame,
  menuArgs,
  menuButton,
  outsideButton,
} from './productsMenuFrame';

const firstGroup = itemOf(menuArgs.groups);
const lastGroup = itemOf(menuArgs.groups, menuArgs.groups.length - 1);
const lastService = itemOf(lastGroup.services, lastGroup.services.length - 1);

const meta = {
  title: 'Atoms/ProductsMenu/Keyboard',
  component: ProductsMenu,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: menuArgs,
  decorators: [
    (Story) => (
      <MenuFrame>
        <Story />
      </MenuFrame>
    ),
  ],
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

/** Tab goes from the button into the panel, to the first group. */
export const TabIntoPanel: Story = {
  play: byHand(async ({ canvas }, input) => {
    menuButton(canvas).focus();
    await input.press('{Enter}');
    await expectOpen(canvas);
    await input.press('{Tab}');
    await expect(canvas.getByRole('link', { name: firstGroup.name })).toHaveFocus();
    await expectOpen(canvas);
  }),
};

/** Escape on the button closes the panel, and the button keeps the focus. */
export const EscapeOnButton: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(menuButton(canvas));
    await expectOpen(canvas);
    await input.press('{Escape}');
    await expectClosed(canvas);
    await expect(menuButton(canvas)).toHaveFocus();
  }),
};

/** Escape on a link of the panel closes it and gives the focus back to the button. */
export const EscapeInPanel: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(menuButton(canvas));
    await expectOpen(canvas);
    await input.press('{Tab}{Tab}');
    await input.press('{Escape}');
    await expectClosed(canvas);
    await expect(menuButton(canvas)).toHaveFocus();
  }),
};

/** Tab past the last link leaves the panel, which closes. */
export const ClosedByTabOut: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(menuButton(canvas));
    await expectOpen(canvas);
    canvas.getByRole('link', { name: lastService.name }).focus();
    await input.press('{Tab}');
    await expect(outsideButton(canvas)).toHaveFocus();
    await expectClosed(canvas);
  }),
};

/** Shift and Tab from the first link go back to the button; the panel stays open. */
export const BackToButton: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(menuButton(canvas));
    await expectOpen(canvas);
    canvas.getByRole('link', { name: firstGroup.name }).focus();
    await input.press('{Shift>}{Tab}{/Shift}');
    await expect(menuButton(canvas)).toHaveFocus();
    await expectOpen(canvas);
  }),
};

/** Enter on a link follows it, and the panel closes. */
export const FollowedByEnter: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(menuButton(canvas));
    await expectOpen(canvas);
    canvas.getByRole('link', { name: firstGroup.name }).focus();
    await input.press('{Enter}');
    await expectClosed(canvas);
  }),
};
