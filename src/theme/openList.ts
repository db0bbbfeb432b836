import type { Theme } from '@mui/material/styles';

/**
 * The open list of a native choice in the look of the site, where the browser lets it be drawn and
 * a mouse is at hand; on a touch screen the system's own list is better.
 */
export const openList = (theme: Theme) =>
  ({
    '@supports (appearance: base-select)': {
      '@media (hover: hover) and (pointer: fine)': {
        '&:is(select)': {
          '&, &::picker(select)': { appearance: 'base-select' },
          '&::picker-icon': { display: 'none' },
          '&::picker(select)': {
            marginBlock: theme.spacing(1),
            padding: theme.spacing(1.5),
            border: `1px solid ${theme.palette.edge.main}`,
            borderRadius: theme.radius.control,
            backgroundColor: theme.palette.background.paper,
            boxShadow: theme.floatShadow,
          },
          '& option': {
            display: 'flex',
            alignItems: 'center',
            gap: theme.spacing(2),
            minHeight: 44,
            padding: theme.spacing(1, 3),
            borderRadius: theme.radius.control / 2,
            color: theme.palette.text.primary,
            '&:hover, &:focus-visible': {
              backgroundColor: theme.palette.sand.main,
            },
            '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
            '&:checked': {
              fontWeight: theme.typography.fontWeightMedium,
              color: theme.palette.primary.main,
            },
            '&::checkmark': { order: 1, marginInlineStart: 'auto' },
          },
        },
      },
    },
  }) as const;
