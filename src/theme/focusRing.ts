import { colours } from './tokens';

/** The ring of focus on light surfaces: bright indigo with a paper edge, seen on images too. */
export const ringOnLight = {
  '--ring-colour': colours.indigoBright,
  '--ring-edge': `0 0 0 7px ${colours.paper}`,
} as const;

/** For the styles of a dark surface: focus within it is ringed in marigold. */
export const ringOnDark = { '--ring-colour': colours.marigold, '--ring-edge': 'none' } as const;

/** The ring itself, in the colours of the surface around. */
export const ring = {
  outline: '3px solid var(--ring-colour)',
  outlineOffset: 2,
  boxShadow: 'var(--ring-edge)',
} as const;

/** The ring of a link among words: finer and without the edge, so that it covers no word beside it. */
export const focusRingInText = { ...ring, outlineWidth: 2, boxShadow: 'none' } as const;
