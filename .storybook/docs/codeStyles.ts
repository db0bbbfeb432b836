import type { Theme } from '@mui/material/styles';
import { written } from './written';

/** Code of docs pages, in running text and in blocks; every colour reaches 4.5:1 on white and sand. */
export const codeStyles = ({ palette, radius, spacing }: Theme) => ({
  [written('code')]: {
    '&:not(pre code)': {
      margin: 0,
      padding: '0.1em 0.35em',
      border: 0,
      borderRadius: spacing(1),
      backgroundColor: palette.sand.main,
      color: palette.text.primary,
      fontSize: '0.875em',
      lineHeight: 'inherit',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
  '& .docblock-source': {
    margin: spacing(4, 0),
    border: `1px solid ${palette.divider}`,
    borderRadius: radius.control,
    backgroundColor: palette.background.paper,
    boxShadow: 'none',
  },
  '& .docblock-source .token': {
    color: palette.text.primary,
    '&:is(.keyword, .tag .punctuation, .operator)': { color: palette.text.secondary },
    '&:is(.tag, .class-name, .function)': { color: palette.primary.main },
    '&:is(.attr-name, .property, .number, .boolean, .regex)': { color: palette.secondary.main },
    '&:is(.string, .attr-value, .url)': { color: palette.success.main },
    '&:is(.comment)': { color: palette.text.secondary },
  },
});
