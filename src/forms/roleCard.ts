import type { Theme } from '@mui/material/styles';
import { ring } from '../theme/focusRing';
import { colours, radius } from '../theme/tokens';

/** Of the room that the cards have, in rem: larger text has them stand in fewer columns. */
export const twoInARow = '@container (min-width: 38rem)';
export const fourInARow = '@container (min-width: 60rem)';

/** An edge of three pixels that moves nothing. */
const edge = (colour: string) => ({ borderColor: colour, boxShadow: `inset 0 0 0 2px ${colour}` });

/** A card that is a radio's label: name and radio in one row, and the text below them, beside the drawing or below it too. */
export const roleCard = (theme: Theme) =>
  ({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr) auto',
    columnGap: 3,
    rowGap: 0.5,
    alignItems: 'center',
    alignContent: 'start',
    padding: '0.625rem 0.75rem',
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: `${radius.surface}px`,
    backgroundColor: 'background.paper',
    cursor: 'pointer',
    transition: theme.transitions.create(['background-color', 'border-color']),
    // A link that has a role chosen shows the form from its beginning.
    scrollMarginBlockStart: '60vh',
    '& span': { display: 'block', overflowWrap: 'anywhere' },
    '& img': { gridRow: '1 / 3', alignSelf: 'start' },
    '& span + span': { gridColumn: '2 / -1', typography: 'body2' },
    '& input': {
      gridArea: '1 / 3',
      width: '1.625rem',
      height: '1.625rem',
      margin: 0,
      appearance: 'none',
      border: '2px solid',
      borderColor: 'text.secondary',
      borderRadius: '50%',
      '&:checked': {
        borderColor: 'primary.main',
        background: `radial-gradient(closest-side, ${colours.indigo} 60%, transparent 66%)`,
      },
      '@media (forced-colors: active)': { appearance: 'auto' },
      cursor: 'inherit',
      // The message above the cards comes into view with the first of them.
      scrollMarginBlock: '8rem',
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    },
    '&:hover': { borderColor: 'primary.main' },
    '[aria-invalid="true"] &': edge(colours.rose),
    '&:has(:checked)': {
      ...edge(colours.indigo),
      backgroundColor: `color-mix(in srgb, ${colours.indigoMist} 35%, ${colours.white})`,
    },
    // A submit moves the focus there, be it by a pointer.
    '&:has(:focus-visible), [aria-invalid="true"] &:has(:focus)': ring,
    [twoInARow]: {
      rowGap: 2,
      padding: 3,
      '& img': { gridRow: 'auto' },
      '& span + span': { gridColumn: '1 / -1', typography: 'body1' },
    },
    [fourInARow]: { padding: 5 },
  }) as const;
