import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { matchPath, useLocation } from 'react-router-dom';
import { ExpandMoreIcon } from '../art/icons';
import { currentMark } from './linkStyles';
import { type ProductLinkGroup, ProductLinks } from './ProductLinks';
import { usePopoverPanel } from './usePopoverPanel';

export interface ProductsMenuProps {
  /** Word on the button. */
  label: string;
  /** Accessible name of the panel's list. */
  panelLabel: string;
  /** Each group with the addresses of its page and of its services. */
  groups: ReadonlyArray<ProductLinkGroup>;
  /** A way to help, in the panel's free corner. */
  help?: { question: string; label: string; href: string };
  /**
   * Id of the panel; unique on the page.
   * @default 'products-panel'
   */
  panelId?: string;
}

/**
 * The Products disclosure of the header: a button and a panel of links. The panel is a native
 * popover, so that it opens, closes on a click outside (which still does what was clicked) and
 * closes on Escape before any script has run. Scripts add `aria-expanded`, and close it when Tab
 * leaves it or a link is followed.
 *
 * It is a disclosure, not a `menu`: arrow keys do nothing. On narrow windows `SiteMenu` has the same links.
 */
export function ProductsMenu({
  label,
  panelLabel,
  groups,
  help,
  panelId = 'products-panel',
}: ProductsMenuProps) {
  const { isOpen, frameProps, panelProps } = usePopoverPanel();
  const { pathname } = useLocation();
  const hasCurrent = groups.some(({ href }) => matchPath(href, pathname));
  return (
    <Box {...frameProps}>
      <Button
        variant="text"
        color="inherit"
        popoverTarget={panelId}
        aria-expanded={isOpen}
        aria-controls={panelId}
        // Not `page`: the link of the page itself stands in the panel.
        aria-current={hasCurrent || undefined}
        endIcon={<ExpandMoreIcon fontSize="small" />}
        sx={[
          currentMark,
          {
            '& .MuiButton-endIcon': {
              marginInline: '4px -4px',
              transition: (theme) => theme.transitions.create('transform'),
            },
            '&:has(+ :popover-open) .MuiButton-endIcon': { transform: 'rotate(180deg)' },
          },
        ]}
      >
        {label}
      </Button>
      <Box
        {...panelProps}
        id={panelId}
        sx={(theme) => ({
          position: 'fixed',
          inset: 'auto',
          insetInline: 0,
          top: 'calc(var(--header-height) - 1px)',
          // Wider than what is behind it, so that no letter shows beside it; its words keep to the grid.
          width: 'min(100%, var(--page-width) + 2 * var(--gutter))',
          maxHeight: 'calc(100dvh - var(--header-height) - 16px)',
          overflow: 'auto',
          marginInline: 'auto',
          marginBlock: 0,
          paddingInline: 'var(--gutter)',
          paddingBlock: 7,
          border: 1,
          borderColor: 'divider',
          borderRadius: `0 0 ${theme.radius.stage}px ${theme.radius.stage}px`,
          bgcolor: 'background.default',
          color: 'text.primary',
          boxShadow: theme.floatShadow,
          // Below the bar. The browser lets a pointer through, so that a click still does what it is on.
          '&::backdrop': {
            top: 'var(--header-height)',
            backgroundColor: `color-mix(in srgb, ${theme.palette.ink.main} 60%, transparent)`,
            backdropFilter: 'blur(6px)',
          },
          '@media (prefers-reduced-motion: no-preference)': {
            transition: theme.transitions.create(['opacity', 'transform']),
            '@starting-style': { opacity: 0, transform: 'translateY(-8px)' },
          },
        })}
      >
        <ProductLinks
          label={panelLabel}
          groups={groups}
          columns={4}
          corner={help && <HelpTile {...help} />}
        />
      </Box>
    </Box>
  );
}

function HelpTile({ question, label, href }: NonNullable<ProductsMenuProps['help']>) {
  return (
    <Link href={href} variant="h5" underline="none" sx={tile}>
      {question} <u>{label}</u>
    </Link>
  );
}

/** Dark, so that it is found in haste. */
const tile = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 5,
  p: 5,
  border: '1px solid transparent',
  borderRadius: 1,
  bgcolor: 'ink.main',
  '&, &:hover, &:active': { color: 'ink.contrastText' },
  '& u': { color: 'marigold.main', textUnderlineOffset: '0.2em' },
  '&:hover': { bgcolor: 'primary.main' },
} as const;
