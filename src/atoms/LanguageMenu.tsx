import Box from '@mui/material/Box';
import { TranslateIcon } from '../art/icons';
import { type LanguageLink, LanguageLinks } from './LanguageLinks';
import { PopoverMenu } from './PopoverMenu';

export interface LanguageMenuProps {
  /** Accessible name of the button and of the list. */
  label: string;
  /** The other languages, each with this page's URL in it. */
  links: ReadonlyArray<LanguageLink>;
  /** The language of the page, by its own name, beside the icon where the bar has room. */
  current?: string;
}

const id = 'languages-panel';

/** The page that is open in the other languages, behind one button of the header. */
export function LanguageMenu({ label, links, current }: LanguageMenuProps) {
  return (
    <PopoverMenu
      id={id}
      button={{
        'aria-label': current ? `${current}, ${label}` : label,
        children: (
          <>
            <TranslateIcon />
            <Box
              component="span"
              sx={({ bar }) => ({ display: 'none', [bar.named]: { display: 'inline' } })}
            >
              {current}
            </Box>
          </>
        ),
      }}
      sx={({ breakpoints }) => ({
        insetInlineEnd: 'var(--bleed)',
        // In a wide window below its button, where the browser can tell where that is.
        '@supports (anchor-name: --a)': {
          [breakpoints.up('md')]: {
            positionAnchor: `--${id}`,
            positionTryFallbacks: 'flip-inline',
            insetInlineEnd: 'anchor(end)',
          },
        },
        maxWidth: 'calc(100vw - 2 * var(--gutter))',
        px: 6,
        py: 3,
      })}
    >
      <LanguageLinks label={label} links={links} />
    </PopoverMenu>
  );
}
