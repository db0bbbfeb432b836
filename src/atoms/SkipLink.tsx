import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export interface SkipLinkProps {
  /** Says where it leads. */
  label: string;
  /** Anchor of the main content, with its hash. */
  href: string;
}

/**
 * The first stop of the keyboard; shown only while it has focus. Its goal needs the id of `href` and
 * `tabindex="-1"`.
 */
export function SkipLink({ label, href }: SkipLinkProps) {
  return (
    <Box
      sx={{
        position: 'absolute',
        insetInlineStart: 'var(--gutter)',
        top: 8,
        zIndex: 'tooltip',
        '&:not(:focus-within)': {
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
        maxWidth: 'calc(100% - 2 * var(--gutter))',
      }}
    >
      <Button href={href} variant="contained" size="small">
        {label}
      </Button>
    </Box>
  );
}
