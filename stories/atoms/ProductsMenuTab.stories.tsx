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
  outsideButton,
  productsMenuArgs,
} from './productsMenuFrame';

const firstGroup = itemOf(productsMenuArgs.groups);
const lastGroup = itemOf(productsMenuArgs.groups, productsMenuArgs.groups.length - 1);
const lastService = itemOf(lastGroup.services, lastGroup.services.length - 1);

const before = 'A link before';

const meta = {
  title: 'Atoms/ProductsMenu tab order',
  component: ProductsMenu,
  parameters: menuParameters,
  args: productsMenuArgs,
  decorators: [inMenuFrame],
} satisfies Meta<typeof ProductsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab passes a closed panel: from the button it goes to what comes after the menu. */
export const TabPastClosed: Story = {
  play: byHand(async ({ canvas }, input) => {
    menuButton(canvas).focus();
    await input.press('{Tab}');
    await expect(outsideButton(canvas)).toHaveFocus();
  }),
};

/** Tab goes from the button into the panel, to the first group. */
export const TabIntoPanel: Story = {
  play: byHand(async ({ canvas }, input) => {
    await openByKey(canvas, input);
    await input.press('{Tab}');
    await expect(canvas.getByRole('link', { name: firstGroup.name })).toHaveFocus();
    await expectOpen(canvas);
  }),
};

/** Tab goes through every link of the panel in the order in which it is read. */
export const TabThrough: Story = {
  play: byHand(async ({ canvas }, input) => {
    await openByKey(canvas, input);
    for (const link of canvas.getAllByRole('link')) {
      await input.press('{Tab}');
      await expect(link).toHaveFocus();
    }
    await expectOpen(canvas);
  }),
};

/** Tab past the last link leaves the panel, which closes. */
export const ClosedByTabOut: Story = {
  play: byHand(async ({ canvas }, input) => {
    await openByKey(canvas, input);
    canvas.getByRole('link', { name: lastService.name }).focus();
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
  decorators: [
    (Story) => (
      <div>
        <a href="#before">{before}</a>
        <Story />
      </div>
    ),
  ],
  play: byHand(async ({ canvas }, input) => {
    await openByKey(canvas, input);
    await input.press('{Shift>}{Tab}{/Shift}');
    await expect(canvas.getByRole('link', { name: before })).toHaveFocus();
    await expectClosed(canvas);
  }),
};
