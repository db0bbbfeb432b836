import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, waitFor } from 'storybook/test';
import { snapshotAsKitchenSink } from '../../../.storybook/modes';
import { ProductsMenu, type ProductsMenuProps } from '../../../src/atoms/ProductsMenu';
import { Case } from '../../blocks/Case';
import { Cases } from '../../blocks/Cases';
import { expectStatesShown } from '../../blocks/expectStatesShown';
import { inStates } from '../../blocks/inStates';
import { itemOf } from '../../blocks/itemOf';
import { longLabel } from '../../blocks/longWords';
import { StateCases } from '../../blocks/StateCases';
import { MenuBar, menuParameters, productsMenuArgs } from './productsMenuFrame';

/** A menu beside others: each panel has an id of its own. */
function OneOfMany(props: ProductsMenuProps) {
  return <ProductsMenu {...props} panelId={useId()} />;
}

const meta = {
  title: 'Atoms/ProductsMenu/Looks',
  tags: ['!autodocs'],
  component: ProductsMenu,
  parameters: menuParameters,
  args: productsMenuArgs,
  render: (args) => <OneOfMany {...args} />,
} satisfies Meta<typeof ProductsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under a pointer the button has a ground, with the keyboard's focus a ring. */
export const PseudoStates: Story = {
  parameters: { layout: 'padded' },
  decorators: inStates(160),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    const [atRest, hovered] = buttons.map((button) => getComputedStyle(button).backgroundColor);
    await expect(hovered).not.toBe(atRest);
    await expectStatesShown(buttons);
  },
};

/** On a page that the panel lists, the button is marked as where that page stands. */
export const CurrentSection: Story = {
  parameters: { path: itemOf(productsMenuArgs.groups).href },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: productsMenuArgs.label });
    await expect(button).toHaveAttribute('aria-current', 'true');
    await expect(getComputedStyle(button, '::after').borderBottomWidth).toBe('3px');
  },
};

/** The open panel, and below it every look of the button. Not composed: the panel belongs right below its bar. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <>
      <Box sx={{ minHeight: { xs: '100dvh', sm: '36rem', md: '26rem' } }}>
        <MenuBar>
          <ProductsMenu {...args} />
        </MenuBar>
      </Box>
      <Box sx={{ px: 'var(--gutter)', pb: 8 }}>
        <Cases width={160}>
          <StateCases>
            <OneOfMany {...args} />
          </StateCases>
          <Case name="Long label">
            <OneOfMany {...args} label={longLabel} />
          </Case>
        </Cases>
      </Box>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(itemOf(canvas.getAllByRole('button', { name: productsMenuArgs.label })));
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: productsMenuArgs.panelLabel })).toBeVisible(),
    );
  },
};
