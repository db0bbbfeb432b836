import type { Theme } from '@mui/material/styles';
import { thingsAboveWords } from './placesOfThings';

/** How high the printed cloth at the front of the counter is. */
const clothHeight = '1.75rem';

/** How high things stand, of one scale on all pages; lower where four share a narrow counter. */
const thingHeight = (count: number) =>
  count < 4 ? 'clamp(min(15vw, 9.5rem), 11.9vw, 11.5rem)' : 'min(11.9vw, 11.5rem)';

/**
 * Laid on the counter of the shop, whose printed cloth runs from side to side: beside each other before its wall, with
 * the words on the front of the counter. On a phone below each other as on shelves.
 */
export const counterOfThings = (count: number, cloth: string) => {
  const print = `url("${cloth}") repeat-x 0 100% / auto ${clothHeight}`;
  return (theme: Theme) => {
    const { breakpoints, palette, radius, spacing, typography } = theme;
    const places = thingsAboveWords(count, theme);
    return {
      display: 'grid',
      listStyle: 'none',
      margin: 0,
      padding: 0,
      position: 'relative',
      marginBlockStart: spacing(5),
      borderRadius: `${radius.stage}px`,
      outline: `1px solid ${palette.divider}`,
      overflow: 'hidden',
      '& img': { flex: 'none' },
      '& small': { display: 'block', fontSize: 'inherit', color: 'text.secondary' },
      '& span > span': { display: 'block', lineHeight: typography.h4.lineHeight },
      '& strong': { typography: 'h4', lineHeight: 'inherit' },
      [breakpoints.down('sm')]: {
        paddingBlockStart: spacing(4),
        paddingBlockEnd: `calc(${clothHeight} - 1px)`,
        background: `${print} var(--tone-band)`,
        '& > li': {
          display: 'flex',
          alignItems: 'end',
          columnGap: spacing(4),
          paddingInline: spacing(4),
        },
        '& > li + li': { paddingBlockStart: spacing(4) },
        '& > li:not(:last-of-type)': { borderBottom: `2px solid ${palette.ink.main}` },
        '& > li > span': {
          alignSelf: 'center',
          paddingBlockEnd: spacing(4),
          textWrap: 'balance',
        },
        '& img': {
          width: 'min(6.25rem, 34%)',
          height: 'auto',
          maxHeight: '6.75rem',
          objectFit: 'contain',
          objectPosition: '50% 100%',
        },
      },
      [breakpoints.up('sm').replace('@media', '@media screen and')]: {
        marginInlineStart: 'var(--beside)',
        backgroundColor: palette.background.paper,
        ...places,
        '&::before': {
          ...places['&::before'],
          content: '""',
          background: `${print} var(--tone-band)`,
        },
        '& > li > span': { ...places['& > li > span'], textWrap: 'balance' },
        '& img': {
          alignSelf: 'end',
          justifySelf: 'start',
          width: 'auto',
          height: thingHeight(count),
          maxWidth: '100%',
          objectFit: 'contain',
          objectPosition: '50% 100%',
          marginBlock: `${spacing(7)} calc(${clothHeight} - 2px)`,
        },
      },
      '@media print': {
        display: 'block',
        margin: 0,
        padding: 0,
        borderRadius: 0,
        outline: 'none',
        background: 'none',
        '& > li, & > li + li': { display: 'list-item', padding: '0 0 1mm', border: 0 },
        '& > li > span': { padding: 0 },
        '& img': { display: 'none' },
      },
    };
  };
};
