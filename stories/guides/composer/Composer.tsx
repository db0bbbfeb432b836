import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { PureArgsTable, Source } from '@storybook/addon-docs/blocks';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { convert, ThemeProvider } from 'storybook/theming';
import { brandTheme } from '../../../.storybook/brand/brandTheme';
import { type Composition, decoded, type Entry, encoded, problemOf } from './composition';
import { Preview } from './Preview';
import { pageFiles } from './pageFiles';
import { leftOut, sections, written } from './sections';

interface ComposerProps {
  /** The composition to open with, as a link has it. */
  composition: string;
  /** Called with each change, as a link would have it. */
  onChange: (composition: string) => void;
}

const columns = ({ palette, spacing, breakpoints }: Theme) => ({
  padding: spacing(8),
  display: 'grid',
  gap: spacing(8),
  '& > *': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: spacing(5),
    alignContent: 'start',
  },
  [breakpoints.up('md')]: { gridTemplateColumns: '22rem minmax(0, 1fr)' },
  '& ol': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: spacing(2) },
  '& li': { display: 'flex', cursor: 'grab', border: `1px solid ${palette.divider}` },
  '& li button': { minWidth: spacing(10), '&:first-of-type': { flex: 1, justifyContent: 'start' } },
  '& [aria-pressed="true"]': { backgroundColor: palette.action.selected },
  // Long lines of code are wrapped.
  '& pre *': { whiteSpace: 'pre-wrap !important', overflowWrap: 'anywhere' },
  '& table.docblock-argstable': { tableLayout: 'fixed', margin: 0 },
});

const fields = { name: 'Name in the code', title: 'Title of the tab', description: 'Description' };

/** Storybook's controls of a section: its choices, and its words. */
const rowsOf = ({ code, words }: NonNullable<ReturnType<typeof sections.get>>) => {
  const texts = Object.keys(words).map((name) => [name, 'text'] as const);
  const rows = [...Object.entries(code.choices), ...texts].map(([name, options]) => {
    const type = typeof options === 'string' ? options : ('select' as const);
    return [name, { name, control: { type }, options: [...options] }] as const;
  });
  return Object.fromEntries(rows);
};

/** Composes a page of sections, and shows it with its code. */
export function Composer({ composition: opened, onChange }: ComposerProps) {
  const [composition, setComposition] = useState(() => decoded(opened));
  const [chosen, setChosen] = useState(composition.entries[0]?.id);
  const dragged = useRef<Entry>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const [status, setStatus] = useState('');
  const { entries } = composition;
  const link = encoded(composition);
  const problem = problemOf(composition.name);
  const entry = entries.find(({ id }) => id === chosen);
  const section = sections.get(entry?.section ?? '');

  const change = (part: Partial<Composition>, told = '') => {
    const changed = { ...composition, ...part };
    const focused = document.activeElement;
    flushSync(() => setComposition(changed));
    // An element that is moved in the document loses the focus; that of a removed one goes to the list.
    const target = focused?.isConnected ? focused : list.current;
    if (target instanceof HTMLElement) target.focus();
    onChange(encoded(changed));
    setStatus(told);
  };
  const add = (section: string) => {
    const id = Math.max(-1, ...entries.map((one) => one.id)) + 1;
    change({ entries: [...entries, { id, section, values: {} }] }, `${section} is added.`);
    setChosen(id);
  };
  const move = (moved: Entry, place: number) => {
    const others = entries.filter(({ id }) => id !== moved.id);
    const to = Math.max(0, Math.min(place, others.length));
    const told = `${moved.section} is now ${to + 1} of ${entries.length}.`;
    change({ entries: others.toSpliced(to, 0, moved) }, told);
  };
  const actions: Record<string, [icon: string, act: (one: Entry, place: number) => void]> = {
    'Move % up': ['↑', (one, place) => move(one, place - 1)],
    'Move % down': ['↓', (one, place) => move(one, place + 1)],
    'Remove %': ['×', (one) => change({ entries: entries.filter(({ id }) => id !== one.id) })],
  };
  const setValues = (values: Entry['values']) => {
    const changed = entry && { ...entry, values: { ...entry.values, ...values } };
    change({ entries: entries.map((one) => (one === entry && changed) || one) });
  };

  return (
    <ThemeProvider theme={convert(brandTheme)}>
      <Box sx={columns}>
        <div>
          <Typography variant="h2" component="h1">
            Composer
          </Typography>
          <Typography>
            Choose sections, put them in order and set what they say. The code can be pasted as the
            guide “Compose a page” tells, and the link opens this page again.
          </Typography>
          {(['name', 'title', 'description'] as const).map((field) => (
            <TextField
              key={field}
              multiline
              label={fields[field]}
              value={composition[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          ))}
          <Autocomplete
            options={[...sections.keys()]}
            value={null}
            blurOnSelect
            onChange={(_event, one) => one && add(one)}
            renderInput={(field) => <TextField {...field} label="Add a section" />}
          />
          <Typography variant="caption">
            {`Not among them: ${leftOut.join(', ')}. Their stories give them a form, a service or a button, which a page writes itself.`}
          </Typography>
          <ol ref={list} aria-label="Sections of the page" tabIndex={-1}>
            {entries.map((one, place) => (
              <li
                key={one.id}
                draggable
                onDragStart={() => {
                  dragged.current = one;
                }}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => dragged.current && move(dragged.current, place)}
              >
                <Button aria-pressed={one === entry} onClick={() => setChosen(one.id)}>
                  {place + 1}. {one.section}
                </Button>
                {Object.entries(actions).map(([label, [icon, act]]) => (
                  <Button
                    key={icon}
                    aria-label={label.replace('%', one.section)}
                    onClick={() => act(one, place)}
                  >
                    {icon}
                  </Button>
                ))}
              </li>
            ))}
          </ol>
          <div role="status" style={visuallyHidden}>
            {status}
          </div>
          {entry && section && (
            <section aria-label={`Props of ${entry.section}`}>
              <PureArgsTable
                key={entry.id}
                storyId={`composer-${entry.id}`}
                compact
                inAddonPanel
                rows={rowsOf(section)}
                args={{ ...section.args, ...section.words, ...entry.values }}
                updateArgs={setValues}
              />
            </section>
          )}
        </div>
        <div>
          <Preview composition={link} />
          <Link
            href={`./?path=/story/guides-composer--default&args=composition:${link}`}
            target="_top"
          >
            Link to this composition
          </Link>
          {problem ? (
            <Alert severity="error">{`There is no code yet. ${problem}`}</Alert>
          ) : (
            Object.entries(pageFiles(composition, written(entries))).map(([file, code]) => (
              <section key={file} aria-label={file}>
                <Typography variant="h3" component="h2">
                  {file}
                </Typography>
                <Source code={code} language="tsx" />
              </section>
            ))
          )}
        </div>
      </Box>
    </ThemeProvider>
  );
}
