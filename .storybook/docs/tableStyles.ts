import type { Theme } from '@mui/material/styles';
import { written } from './written';

/** A box that scrolls sideways, by keys too, with a shadow at each end where more of it is hidden. */
const scrolledSideways = ({ background, text }: Theme['palette']) => {
  const ends = ['left', 'right'];
  const cover = (end: string) =>
    `linear-gradient(to ${end}, transparent, ${background.default} 60%)`;
  const shadow = (end: string) =>
    `linear-gradient(to ${end}, transparent, color-mix(in srgb, ${text.primary} 25%, transparent))`;
  return {
    display: 'block',
    overflowX: 'auto',
    backgroundImage: [...ends.map(cover), ...ends.map(shadow)].join(),
    backgroundPosition: 'left, right, left, right',
    backgroundSize: '3rem 100%, 3rem 100%, 1rem 100%, 1rem 100%',
    backgroundRepeat: 'no-repeat',
    // The covers move with the table, the shadows stay at the edges of its box.
    backgroundAttachment: 'local, local, scroll, scroll',
    '& :is(th, td)': { background: 'none' },
  };
};

/** Tables of docs pages: hairlines between rows, no boxes, as wide as the page. */
export const tableStyles = ({ palette, spacing, typography: { body2, caption } }: Theme) => ({
  [written('table')]: { width: '100%', margin: spacing(6, 0), borderCollapse: 'collapse' },
  // As Storybook's own rule for every second row, and after it.
  [written('tr:nth-of-type(n)')]: { background: 'none', border: 0 },
  [written('th, td')]: {
    ...body2,
    padding: spacing(3, 6, 3, 0),
    border: 0,
    borderBottom: `1px solid ${palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    color: palette.text.primary,
    '&:last-child': { paddingInlineEnd: 0 },
  },
  [written('td:first-of-type')]: { minWidth: '8rem', fontWeight: 550 },
  [written('th')]: {
    ...caption,
    fontWeight: 600,
    borderBottom: `2px solid ${palette.text.primary}`,
    color: palette.text.secondary,
  },
  '& .docblock-argstable': {
    '@media (max-width: 599px)': scrolledSideways(palette),
    '& tbody': { filter: 'none', boxShadow: 'none' },
    // The values of an object and long types would make the page wider than the window.
    '& :is(td, td *)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    // An element or a long list scrolls in its own row.
    '& td:last-of-type > div': { maxHeight: '12rem', overflowY: 'auto' },
  },
});
