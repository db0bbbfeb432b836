import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, waitFor } from 'storybook/test';
import { picturedInEveryMode } from '../../.storybook/modes';
import { ProductsMenu, type ProductsMenuProps } from '../../src/atoms/ProductsMenu';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { StateCases } from '../blocks/StateCases';
import { expectFits } from './expectFits';
import { itemOf } from './itemOf';
import { longLabel } from './longWords';
import { MenuBar, menuArgs, menuParameters } from './productsMenuFrame';

/** A menu beside others: each panel has an id of its own. */
function OneOfMany(props: ProductsMenuProps) {
  return <ProductsMenu {...props} panelId={useId()} />;
}

const meta = {
  title: 'Atoms/ProductsMenu looks',
  component: ProductsMenu,
  parameters: menuParameters,
  args: menuArgs,
} satisfies Meta<typeof ProductsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under a pointer the button has a ground, with the keyboard's focus a ring. */
export const PseudoStates: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <Cases width={160}>
      <StateCases>
        <OneOfMany {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    const [, hovered, focused] = canvas.getAllByRole('button').map((button) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(button);
      return { backgroundColor, outlineStyle };
    });
    await expect(hovered?.backgroundColor).not.toBe(focused?.backgroundColor);
    await expect(hovered?.outlineStyle).toBe('none');
    await expect(focused?.outlineStyle).toBe('solid');
  },
};

/** The open panel, and below it every look of the button; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: picturedInEveryMode,
  render: (args) => (
    <>
      <Box sx={{ minHeight: { xs: '100dvh', sm: '36rem', md: '26rem' } }}>
        <MenuBar>
          <ProductsMenu {...args} />
        </MenuBar>
      </Box>
      <Box sx={{ px: 'var(--gutter)', pb: 8 }}>
        <Cases>
          <Cases width={160}>
            <StateCases>
              <OneOfMany {...args} />
            </StateCases>
          </Cases>
          <Case name="Long label">
            <OneOfMany {...args} label={longLabel} />
          </Case>
        </Cases>
      </Box>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(itemOf(canvas.getAllByRole('button', { name: menuArgs.label })));
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: menuArgs.panelLabel })).toBeVisible(),
    );
    await expectFits(canvasElement);
  },
};
