import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { TranslateIcon } from '../art/icons';
import { type LanguageLink, LanguageLinks } from './LanguageLinks';
import { usePopoverPanel } from './usePopoverPanel';

export interface LanguageMenuProps {
  /** Accessible name of the button and of the list. */
  label: string;
  /** The other languages, each with this page's URL in it. */
  links: ReadonlyArray<LanguageLink>;
  /** The language of the page, by its own name, beside the icon; `sx` may hide it by its class `name`. */
  current?: string;
  /**
   * Id of the panel; unique on the page.
   * @default 'languages-panel'
   */
  panelId?: string;
  sx?: SxProps<Theme>;
}

/**
 * The page that is open in several other languages, behind one button of the header. The panel is a
 * native popover, so that it opens, and closes on Escape or a click outside, without scripts.
 */
export function LanguageMenu({
  label,
  links,
  current,
  panelId = 'languages-panel',
  sx = [],
}: LanguageMenuProps) {
  const { isOpen, frameProps, panelProps } = usePopoverPanel();
  return (
    <Box {...frameProps} sx={sx}>
      <IconButton
        popoverTarget={panelId}
        aria-label={current ? `${current}, ${label}` : label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        color="inherit"
        sx={{
          gap: 2,
          minWidth: 44,
          height: 44,
          p: 0,
          paddingInline: 2.5,
          borderRadius: 5.5,
          typography: 'button',
          anchorName: `--${panelId}`,
          '&:hover, &:has(+ :popover-open)': { bgcolor: 'sand.main' },
          '&:active': { bgcolor: 'divider' },
          '@media print': { display: 'none' },
        }}
      >
        <TranslateIcon />
        {current && <span className="name">{current}</span>}
      </IconButton>
      <Box
        {...panelProps}
        id={panelId}
        sx={(theme) => ({
          position: 'fixed',
          inset: 'auto',
          top: 'calc(var(--header-height) - 1px)',
          insetInlineEnd: 'var(--bleed)',
          // In a wide window below its button, where the browser can tell where that is.
          '@supports (anchor-name: --a)': {
            [theme.breakpoints.up('md')]: {
              positionAnchor: `--${panelId}`,
              positionTryFallbacks: 'flip-inline',
              insetInlineEnd: 'anchor(end)',
            },
          },
          boxSizing: 'border-box',
          maxWidth: 'calc(100vw - 2 * var(--gutter))',
          maxHeight: 'calc(100dvh - var(--header-height) - 16px)',
          overflow: 'auto',
          m: 0,
          paddingInline: 6,
          paddingBlock: 3,
          border: 1,
          borderColor: 'divider',
          borderRadius: `0 0 ${theme.radius.surface}px ${theme.radius.surface}px`,
          bgcolor: 'background.default',
          color: 'text.primary',
          boxShadow: theme.floatShadow,
        })}
      >
        <LanguageLinks label={label} links={links} sx={{ flexDirection: 'column' }} />
      </Box>
    </Box>
  );
}
