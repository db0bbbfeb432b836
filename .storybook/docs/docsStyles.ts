import type { Theme } from '@mui/material/styles';
import { codeStyles } from './codeStyles';
import { tableStyles } from './tableStyles';
import { written } from './written';

const headings = ({ palette, spacing, typography: { h1, h2, h3, h4 } }: Theme) => {
  const heading = { color: palette.text.primary, cursor: 'auto', border: 0, padding: 0 };
  return {
    [written('h1')]: { ...h1, ...heading, margin: spacing(0, 0, 5), maxWidth: '10em' },
    // Storybook sets its own heading of the stories in wide capitals.
    [written('h2')]: {
      ...h2,
      ...heading,
      fontSize: h3.fontSize,
      margin: spacing(14, 0, 4),
      textTransform: 'none',
      letterSpacing: h2.letterSpacing,
    },
    [written('h3')]: { ...h4, ...heading, margin: spacing(9, 0, 2) },
  };
};

const texts = ({ palette, spacing, typography: { body2, lead } }: Theme) => ({
  [written('p, li')]: { ...body2, maxWidth: '28em', color: palette.text.primary },
  [written('p')]: { marginBlock: spacing(4) },
  [written('h1 + p')]: {
    ...lead,
    maxWidth: '24em',
    color: palette.text.secondary,
    margin: spacing(0, 0, 10),
  },
  [written('ul, ol')]: { marginBlock: spacing(4), paddingInlineStart: spacing(6) },
  [written('li')]: { '&::marker': { color: palette.secondary.main } },
  [written('li + li')]: { marginBlockStart: spacing(2) },
  [written('a')]: {
    fontWeight: 500,
    color: palette.primary.main,
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.18em',
    '&:hover': { color: palette.primary.light, textDecorationThickness: '0.14em' },
  },
  // The font has no italics; a word that is quoted is heavier.
  [written('em')]: { fontStyle: 'normal', fontWeight: 600 },
  [written('blockquote')]: {
    margin: spacing(6, 0),
    padding: spacing(1, 6),
    borderInlineStart: `${spacing(1)} solid ${palette.marigold.main}`,
    color: palette.text.primary,
  },
});

/** The look of docs pages: the site's type and measure in place of Storybook's. */
export const docsStyles = (theme: Theme) => ({
  // Storybook gives its own buttons no font; those of the components bring theirs.
  ':where(.sbdocs-content button)': { fontFamily: 'inherit' },
  '.sbdocs.sbdocs-wrapper': {
    padding: 'clamp(2rem, 5vw, 4rem) var(--gutter)',
    backgroundColor: theme.palette.background.default,
    '@media (max-width: 1099px)': { '& > aside': { display: 'none' } },
    '& > aside h2': { ...theme.typography.caption, fontWeight: 600, textTransform: 'none' },
  },
  '.sbdocs.sbdocs-content': {
    '& .sbdocs-preview': { boxShadow: 'none' },
    ...headings(theme),
    ...texts(theme),
    ...codeStyles(theme),
    ...tableStyles(theme),
  },
});
