import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { theme } from '../../.storybook/siteTheme';
import { sizeAt, typeWindows } from './typeSizes';
import type { typeStyles } from './typeStyles';
import { Values } from './Values';

const perCent = (width: string) => width.replace('%', ' %');

/** One text style as it is in both windows, whatever window it is looked at in. */
export function TypeSample({ name, use, sample, style }: (typeof typeStyles)[number]) {
  return (
    <Box component="li" sx={{ py: 6, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, alignItems: 'baseline' }}>
        <Typography variant="h5" component="h3">
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {use}
        </Typography>
      </Box>
      <Values
        values={[
          `weight ${style.fontWeight} · width ${perCent(style.fontStretch)} · line ${style.lineHeight}`,
          style.fontSize,
        ]}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
          gap: 6,
          mt: 4,
        }}
      >
        {typeWindows.map(({ title, width }) => {
          const size = sizeAt(style.fontSize, width);
          return (
            <div key={title}>
              <Typography variant="caption" component="p" sx={{ mb: 1, color: 'text.secondary' }}>
                {title}, {width} px: {Math.round(size * 10) / 10} px
              </Typography>
              <Typography
                variant={name}
                component="p"
                sx={{ fontSize: `${size / theme.typography.htmlFontSize}rem` }}
              >
                {sample}
              </Typography>
            </div>
          );
        })}
      </Box>
    </Box>
  );
}
