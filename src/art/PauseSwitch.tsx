import Box from '@mui/material/Box';
import { ringOnDark } from '../theme/focusRing';
import { colours, height, motion } from '../theme/tokens';

interface PauseSwitchProps {
  /** Words beside the switch, which are also its accessible name. */
  label: string;
}

/**
 * A native checkbox in the shape of a switch, for pictures on ink that move for long. It works
 * without script: the picture's frame looks for a checked box within itself. It is absent where
 * reduced motion is asked for, as nothing moves there.
 */
export function PauseSwitch({ label }: PauseSwitchProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: `${height.control}px`,
        paddingBlock: '8px',
        paddingInline: '20px',
        borderTop: `1px solid ${colours.indigo}`,
        typography: 'body2',
        color: colours.indigoMist,
        overflowWrap: 'anywhere',
        ...ringOnDark,
        cursor: 'pointer',
        '&:hover': { color: colours.white },
        '@media (prefers-reduced-motion: reduce)': { display: 'none' },
      }}
    >
      <Box
        component="input"
        type="checkbox"
        autoComplete="off"
        sx={{
          appearance: 'none',
          flexShrink: 0,
          position: 'relative',
          width: '44px',
          height: '26px',
          margin: 0,
          border: `2px solid ${colours.indigoMist}`,
          borderRadius: '13px',
          cursor: 'pointer',
          '&::before': {
            content: '""',
            position: 'absolute',
            top: '3px',
            left: '3px',
            width: '16px',
            height: '16px',
            borderRadius: '50%',
            backgroundColor: colours.indigoMist,
            '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
          },
          '&:checked': {
            borderColor: colours.marigold,
            backgroundColor: colours.marigold,
            '@media (forced-colors: active)': {
              borderColor: 'Highlight',
              backgroundColor: 'Highlight',
            },
          },
          '&:checked::before': {
            transform: 'translateX(18px)',
            backgroundColor: colours.ink,
            '@media (forced-colors: active)': { backgroundColor: 'HighlightText' },
          },
          '&:focus-visible': { outlineOffset: '3px' },
          '@media (prefers-reduced-motion: no-preference)': {
            transition: `background-color ${motion.short}ms`,
            '&::before': { transition: `transform ${motion.short}ms ${motion.easeOut}` },
          },
        }}
      />
      {label}
    </Box>
  );
}
