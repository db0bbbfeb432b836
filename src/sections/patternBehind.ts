/** Fades the pattern in along the line; the colours say from where to where. */
export const fadeAlongLine = (stops = 'transparent, black') =>
  `linear-gradient(calc(90deg*var(--inline,1)), ${stops})`;

/** Where the pattern begins, how strong it is, and how it fades towards the words. */
interface PatternLook {
  top?: Readonly<Record<string, string | number>>;
  insetInlineStart?: Readonly<Record<string, string>>;
  opacity?: number | Readonly<Record<string, number>>;
  maskImage: string | Readonly<Record<string, string>>;
}

/** The look of a surface with a pattern of cloth behind all that stands on it, fading out of its ground. */
export const patternBehind = (pattern: string, look: PatternLook) => ({
  position: 'relative' as const,
  overflow: 'hidden',
  '& > *': { position: 'relative' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: `url("${pattern}")`,
    ...look,
  },
});
