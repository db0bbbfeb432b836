import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { corner } from '../theme/tokens';
import { usePopoverPanel } from './usePopoverPanel';

export interface PopoverMenuProps {
  /** Id of the panel; unique on the page. */
  id: string;
  /** Text and icons of the button, its accessible name, and whether it leads to the open page. */
  button: Pick<ButtonProps, 'children' | 'aria-label' | 'aria-current'>;
  /** What the panel shows. */
  children: ReactNode;
  /**
   * Whether the drawer of the header shows the panel unfolded and without its button.
   * @default false
   */
  isUnfoldedInDrawer?: boolean;
  /** Place and size of the open panel. */
  sx?: SxProps<Theme>;
}

/**
 * A button of the header and its panel. The panel is a native popover, so that it opens, closes on a click outside
 * (which still does what was clicked) and closes on Escape before any script has run. Scripts add `aria-expanded`, and
 * close it when Tab leaves it or a link is followed.
 */
export function PopoverMenu({
  id,
  button,
  children,
  isUnfoldedInDrawer = false,
  sx = [],
}: PopoverMenuProps) {
  const { isOpen, frameProps, panelProps } = usePopoverPanel();
  return (
    <Box
      {...frameProps}
      sx={{ anchorName: `--${id}`, '&:has(:popover-open)': { '--turn': 'rotate(180deg)' } }}
    >
      <Box sx={({ bar }) => (isUnfoldedInDrawer ? { [bar.narrow]: { display: 'none' } } : {})}>
        <Button
          {...button}
          variant="text"
          color="inherit"
          popoverTarget={id}
          aria-expanded={isOpen}
          aria-controls={id}
        />
      </Box>
      <Box
        {...panelProps}
        id={id}
        sx={[
          ({ bar, floatShadow, transitions }) => ({
            position: 'fixed',
            inset: 'auto',
            top: 'calc(var(--header-height) - 1px)',
            boxSizing: 'border-box',
            maxHeight: 'calc(100dvh - var(--header-height) - 16px)',
            overflow: 'auto',
            m: 0,
            border: 'hairline',
            borderColor: 'divider',
            borderRadius: `0 0 ${corner.surface} ${corner.surface}`,
            bgcolor: 'background.default',
            color: 'text.primary',
            boxShadow: floatShadow,
            '@media (prefers-reduced-motion: no-preference)': {
              transition: transitions.create(['opacity', 'transform']),
              '@starting-style': { opacity: 0, transform: 'translateY(-8px)' },
            },
            ...(isUnfoldedInDrawer && {
              [bar.narrow]: {
                '&:not(:popover-open)': {
                  display: 'block',
                  position: 'static',
                  width: 'auto',
                  maxHeight: 'none',
                  overflow: 'visible',
                  px: 2.5,
                  py: 2,
                  border: 0,
                  boxShadow: 'none',
                },
              },
            }),
          }),
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        {children}
      </Box>
    </Box>
  );
}
