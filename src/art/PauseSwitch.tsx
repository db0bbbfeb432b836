import Box from '@mui/material/Box';
import { ringOnDark } from '../theme/focusRing';
import { colours, motion, radius } from '../theme/tokens';

interface PauseSwitchProps {
  /** What it does when pressed: its accessible name, shown under a pointer and with focus. */
  label: string;
}

const forced = '@media (forced-colors: active)';

/**
 * A native checkbox in the shape of a round pause and play control, for images on ink that move
 * for long; its words appear on its left. It works without script: the image's frame looks for a
 * checked box within itself. It is absent where reduced motion is asked for and on paper, as
 * nothing moves there.
 */
export function PauseSwitch({ label }: PauseSwitchProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'block',
        position: 'relative',
        width: 'fit-content',
        color: colours.paper,
        cursor: 'pointer',
        ...ringOnDark,
        '&:hover': { color: colours.white },
        '&:has(:checked)': { color: colours.ink },
        [forced]: {
          // The image around keeps its own colours; the ring of focus needs the system's.
          '&::before': {
            content: '""',
            position: 'absolute',
            inset: '-8px',
            borderRadius: '50%',
            backgroundColor: 'Canvas',
          },
          '&, &:hover': { color: 'ButtonText' },
          '&:has(:checked)': { color: 'HighlightText' },
        },
        '@media print, (prefers-reduced-motion: reduce)': { display: 'none' },
      }}
    >
      <Box
        component="input"
        type="checkbox"
        autoComplete="off"
        sx={{
          appearance: 'none',
          display: 'block',
          position: 'relative',
          width: '44px',
          height: '44px',
          margin: 0,
          border: `2px solid ${colours.indigoMist}`,
          borderRadius: '50%',
          backgroundColor: colours.ink,
          cursor: 'pointer',
          '&:focus-visible': { borderRadius: '50%' },
          '&:hover': { borderColor: colours.white, backgroundColor: colours.indigo },
          '&:active': { borderColor: colours.marigold },
          '&:checked': { borderColor: colours.marigold, backgroundColor: colours.marigold },
          '&:checked:hover': { backgroundColor: colours.marigoldBright },
          [forced]: {
            '&, &:hover': { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' },
            '&:checked, &:checked:hover': {
              borderColor: 'Highlight',
              backgroundColor: 'Highlight',
            },
          },
          '&:checked ~ svg .pause, &:not(:checked) ~ svg .play': { display: 'none' },
          '@media (prefers-reduced-motion: no-preference)': {
            transition: `background-color ${motion.short}ms, border-color ${motion.short}ms`,
          },
        }}
      />
      <Box
        component="svg"
        viewBox="0 0 24 24"
        aria-hidden
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        sx={{
          position: 'absolute',
          inset: '12px',
          width: '20px',
          height: '20px',
          pointerEvents: 'none',
        }}
      >
        <path className="pause" d="M8 6v12M16 6v12" />
        <path className="play" d="M8 6v12l10-6z" />
      </Box>
      <Box
        component="span"
        sx={{
          position: 'absolute',
          insetInlineEnd: 'calc(100% + 8px)',
          bottom: '4px',
          width: 'max-content',
          maxWidth: '180px',
          paddingBlock: '6px',
          paddingInline: '12px',
          border: `1px solid ${colours.indigoMist}`,
          borderRadius: `${radius.control}px`,
          backgroundColor: colours.ink,
          color: colours.paper,
          typography: 'body2',
          overflowWrap: 'anywhere',
          opacity: 0,
          pointerEvents: 'none',
          'label:hover > &, input:focus-visible ~ &': { opacity: 1 },
          // A finger leaves its hover behind; then the words would cover the image.
          '@media (hover: none)': { 'label:hover > :not(:focus-visible) ~ &': { opacity: 0 } },
          [forced]: { color: 'CanvasText', backgroundColor: 'Canvas', borderColor: 'CanvasText' },
          '@media (prefers-reduced-motion: no-preference)': {
            transition: `opacity ${motion.short}ms`,
          },
        }}
      >
        {label}
      </Box>
    </Box>
  );
}
