import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { type ChangeEvent, useId } from 'react';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { ring } from '../theme/focusRing';

export interface Choice {
  value: string;
  label: string;
  /** What the choice means, in a sentence. */
  text?: string;
  illustration?: Drawing;
  /** Anchor of the choice. */
  id?: string;
}

export interface ChoiceFieldProps {
  /** Key of the value in the Formik form around the field. */
  name: string;
  /** Names the group, above the choices. */
  label: string;
  /** In the order in which they are offered. */
  choices: readonly Choice[];
  /**
   * Keeps the choice as it is while it is being sent.
   * @default false
   */
  isReadOnly?: boolean;
}

/**
 * A field of a Formik form of which one value is chosen, each on a card that may have a text and a drawing.
 *
 * The radios are the browser's own, and `:checked` shows the choice, so that it is seen before hydration.
 */
export function ChoiceField({ name, label, choices, isReadOnly = false }: ChoiceFieldProps) {
  const id = useId();
  const [field, meta] = useField<string>(name);
  const error = meta.touched ? meta.error : undefined;
  const errorId = error && `${id}-error`;

  return (
    <FormControl
      component="fieldset"
      role="radiogroup"
      error={error !== undefined}
      fullWidth
      aria-invalid={error !== undefined}
      aria-describedby={errorId}
    >
      <FormLabel component="legend">{label}</FormLabel>
      {error && (
        <FormHelperText id={errorId} sx={{ mt: 0, mb: 3 }}>
          {error}
        </FormHelperText>
      )}
      <Box sx={grid}>
        {choices.map((choice) => {
          const titleId = `${id}-${choice.value}`;
          const textId = choice.text && `${titleId}-text`;
          return (
            <Paper
              key={choice.value}
              id={choice.id}
              component="label"
              variant="action"
              sx={[card, error !== undefined && inError]}
            >
              {choice.illustration && <Illustration {...choice.illustration} alt="" sx={drawing} />}
              <Typography id={titleId} variant="h5" component="span" sx={{ gridColumn: 2 }}>
                {choice.label}
              </Typography>
              {choice.text && (
                <Typography id={textId} variant="body2" component="span" sx={below}>
                  {choice.text}
                </Typography>
              )}
              <Box
                component="input"
                type="radio"
                name={name}
                value={choice.value}
                checked={field.value === choice.value}
                onChange={(event: ChangeEvent) => isReadOnly || field.onChange(event)}
                required
                aria-labelledby={titleId}
                aria-describedby={[textId, errorId].filter(Boolean).join(' ') || undefined}
                sx={radio}
              />
            </Paper>
          );
        })}
      </Box>
    </FormControl>
  );
}

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
} as const;

/** An edge of three pixels that moves nothing. */
const edge = (colour: 'error' | 'primary') => ({
  borderColor: `${colour}.main`,
  boxShadow: ({ palette }: Theme) => `inset 0 0 0 2px ${palette[colour].main}`,
});

const card = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'start',
  alignItems: 'start',
  padding: 3,
  cursor: 'pointer',
  // A link that has a choice made shows the form from its beginning.
  scrollMarginBlockStart: '60vh',
  '&:has(:checked)': { ...edge('primary'), bgcolor: 'ink.light' },
  '&:has(:focus-visible)': ring,
  '@media print, (scripting: none)': { cursor: 'auto' },
} as const;

/** A submit moves the focus there, be it by a pointer. */
const inError = { ...edge('error'), '&:has(:focus)': ring } as const;

const drawing = { gridRow: '1 / 3', width: '3rem', marginInlineEnd: 3 } as const;

/** Of the name and the radio. */
const below = { gridArea: '2 / 2 / auto / -1' } as const;

const radio = {
  gridArea: '1 / 3',
  width: '1.5rem',
  height: '1.5rem',
  m: 0,
  marginInlineStart: 3,
  accentColor: ({ palette }: Theme) => palette.primary.main,
  cursor: 'inherit',
  // The message above the cards comes into view with the first of them.
  scrollMarginBlock: '8rem',
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  // What is on offer can be read where nothing can be chosen.
  '@media print, (scripting: none)': { display: 'none' },
} as const;
