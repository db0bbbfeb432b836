import type { ReactNode } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { products } from '../../src/content/products';
import { siteFrame } from '../../src/content/siteFrame';
import { productLinkGroups } from '../../src/sections/productLinkGroups';

type Canvas = ReturnType<typeof within>;

/** The menu as the header has it. */
export const menuArgs = {
  label: siteFrame.productsLabel,
  panelLabel: siteFrame.productsPanelLabel,
  groups: productLinkGroups(products),
};

/** What a press on the button beside the menu does. */
export const pressOutside = fn();

const outsideLabel = 'A button outside';

/** Room for the panel, and a button beside the menu. */
export function MenuFrame({ children }: { children: ReactNode }) {
  return (
    <div style={{ minHeight: '40rem' }}>
      <div style={{ display: 'flex', gap: 16, paddingInline: 16 }}>
        {children}
        <button type="button" onClick={pressOutside}>
          {outsideLabel}
        </button>
      </div>
    </div>
  );
}

export const menuButton = (canvas: Canvas) => canvas.getByRole('button', { name: menuArgs.label });

export const outsideButton = (canvas: Canvas) => canvas.getByRole('button', { name: outsideLabel });

const panelOf = (canvas: Canvas) => canvas.queryByRole('list', { name: menuArgs.panelLabel });

/** The button says open, and the panel is there for eyes and ears. */
export const expectOpen = (canvas: Canvas) =>
  waitFor(async () => {
    await expect(menuButton(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(panelOf(canvas)).toBeVisible();
  });

/** The button says closed, and the panel can neither be seen nor reached. */
export const expectClosed = (canvas: Canvas) =>
  waitFor(async () => {
    await expect(menuButton(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(panelOf(canvas)).toBeNull();
  });
