import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { mainNavigation } from '#messages/navigation';
import { siteFrame } from '#messages/siteFrame';
import { framedInDocs } from '../../../.storybook/docs/framedInDocs';
import type { RealInput } from '../../../.storybook/realInput';
import { products } from '../../../src/content/products';
import { productLinkGroups } from '../../../src/sections/productLinkGroups';

type Canvas = ReturnType<typeof within>;

/** The menu as the header has it. */
export const productsMenuArgs = {
  label: siteFrame.productsLabel,
  panelLabel: siteFrame.productsPanelLabel,
  groups: productLinkGroups(products),
  help: { question: siteFrame.helpQuestion, ...mainNavigation.menuOnly[0] },
};

/** What a press on the button beside the menu does. */
export const pressOutside = fn();

const outsideLabel = 'A button outside';
const plainLabel = 'Text outside';

/** Parameters of every story of the menu; in docs a frame is as high as the open panel needs. */
export const menuParameters = {
  layout: 'fullscreen',
  docs: { story: { ...framedInDocs.story, height: '46rem' } },
} as const;

/** The bar under which the panel unfolds. */
export function MenuBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        minHeight: 'calc(var(--header-height) - 1px)',
        px: 'var(--gutter)',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}

/** The menu in its bar, with a button and some text beside it. */
export const inMenuFrame: Decorator = (Story) => (
  <MenuBar>
    <Story />
    <Button
      variant="outlined"
      onClick={pressOutside}
      // Takes no focus from a pointer: the panel must close by the click itself.
      onMouseDown={(event) => event.preventDefault()}
    >
      {outsideLabel}
    </Button>
    <span>{plainLabel}</span>
  </MenuBar>
);

export const menuButton = (canvas: Canvas) =>
  canvas.getByRole('button', { name: productsMenuArgs.label });

export const outsideButton = (canvas: Canvas) => canvas.getByRole('button', { name: outsideLabel });

/** Takes no focus, so that a click on it is no more than a click. */
export const outsideText = (canvas: Canvas) => canvas.getByText(plainLabel);

const panelOf = (canvas: Canvas) =>
  canvas.queryByRole('list', { name: productsMenuArgs.panelLabel });

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

/** The panel's list, once it is open. */
export const openPanel = async (canvas: Canvas) => {
  await expectOpen(canvas);
  return canvas.getByRole('list', { name: productsMenuArgs.panelLabel });
};

/** Opens the panel with the focus on its button, as a keyboard does. */
export const openByKey = async (canvas: Canvas, input: RealInput) => {
  menuButton(canvas).focus();
  await input.press('{Enter}');
  await expectOpen(canvas);
};
