import Link from '@mui/material/Link';

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
    <Link
      href={href}
      sx={{
        position: 'absolute',
        insetInlineStart: 'var(--gutter)',
        top: 8,
        zIndex: 'tooltip',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
        '&:focus': {
          width: 'auto',
          maxWidth: 'calc(100% - 2 * var(--gutter))',
          height: 'auto',
          overflow: 'visible',
          clipPath: 'none',
          whiteSpace: 'normal',
          paddingInline: 4,
          paddingBlock: 3,
          borderRadius: 1,
          bgcolor: 'marigold.main',
          color: 'marigold.contrastText',
          fontWeight: 'fontWeightMedium',
        },
        '&:hover': { color: 'marigold.contrastText' },
      }}
    >
      {label}
    </Link>
  );
}
