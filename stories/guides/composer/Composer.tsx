import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { PureArgsTable, Source } from '@storybook/addon-docs/blocks';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { convert, ThemeProvider } from 'storybook/theming';
import { brandTheme } from '../../../.storybook/brand/brandTheme';
import { type Composition, decoded, type Entry, encoded } from './composition';
import { Preview } from './Preview';
import { pageFiles } from './pageFiles';
import { sections, written } from './sections';

const fields = { name: 'Name in the code', title: 'Title of the tab', description: 'Description' };

interface ComposerProps {
  /** The composition to open with, as a link has it. */
  composition: string;
  /** Called with each change, as a link would have it. */
  onChange: (composition: string) => void;
}

const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  alignContent: 'start',
  // Long lines of code are wrapped.
  '& pre *': { whiteSpace: 'pre-wrap !important', overflowWrap: 'anywhere' },
  '& table.docblock-argstable': { tableLayout: 'fixed', mx: 0 },
  '& .docblock-argstable th:first-of-type': { width: '45% !important' },
};

/** Storybook's controls of a section: its choices, and its words. */
const rowsOf = ({ code, words }: NonNullable<ReturnType<typeof sections.get>>) =>
  Object.fromEntries([
    ...Object.entries(code.choices).map(([name, options]) => [
      name,
      { name, control: { type: options === 'boolean' ? options : 'select' }, options },
    ]),
    ...Object.keys(words).map((name) => [name, { name, control: { type: 'text' } }]),
  ]);

/** Composes a page of sections, and shows it with its code. */
export function Composer({ composition: opened, onChange }: ComposerProps) {
  const [composition, setComposition] = useState(() => decoded(opened));
  const [chosen, setChosen] = useState(composition.entries[0]?.id);
  const dragged = useRef<Entry>(undefined);
  const [status, setStatus] = useState('');
  const { entries } = composition;
  const link = encoded(composition);
  const entry = entries.find(({ id }) => id === chosen);
  const section = sections.get(entry?.section ?? '');

  const change = (part: Partial<Composition>, told = '') => {
    const changed = { ...composition, ...part };
    const focused = document.activeElement;
    flushSync(() => setComposition(changed));
    // An element that is moved in the document loses the focus; that of a removed one goes to the list.
    const target = focused?.isConnected ? focused : document.getElementById('composer-list');
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
  const setValues = (values: Entry['values']) =>
    change({
      entries: entries.map((one) =>
        one === entry ? { ...one, values: { ...one.values, ...values } } : one,
      ),
    });

  return (
    <ThemeProvider theme={convert(brandTheme)}>
      <Box sx={{ p: { xs: 4, md: 8 }, bgcolor: 'background.default' }}>
        <Typography variant="h2" component="h1">
          Composer
        </Typography>
        <Typography sx={{ mt: 2, mb: 6, maxWidth: '65ch' }}>
          Choose sections, put them in order and set what they say. The code below can be pasted as
          the guide “Compose a page” tells, and the link opens this page again.
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 8,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '22rem minmax(0, 1fr)' },
          }}
        >
          <Box sx={panel}>
            {(['name', 'title', 'description'] as const).map((field) => (
              <TextField
                key={field}
                multiline={field === 'description'}
                label={fields[field]}
                value={composition[field]}
                onChange={({ target }) =>
                  change({
                    [field]: field === 'name' ? target.value.replace(/\W/g, '') : target.value,
                  })
                }
              />
            ))}
            <TextField
              select
              label="Add a section"
              value=""
              onChange={({ target }) => add(target.value)}
            >
              {[...sections.keys()].map((one) => (
                <MenuItem key={one} value={one}>
                  {one}
                </MenuItem>
              ))}
            </TextField>
            <Box
              component="ol"
              id="composer-list"
              aria-label="Sections of the page"
              tabIndex={-1}
              sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
            >
              {entries.map((one, place) => (
                <Box
                  component="li"
                  key={one.id}
                  draggable
                  onDragStart={() => {
                    dragged.current = one;
                  }}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={() => dragged.current && move(dragged.current, place)}
                  sx={{
                    display: 'flex',
                    cursor: 'grab',
                    border: '1px solid',
                    borderColor: one === entry ? 'text.primary' : 'divider',
                    '& button': { minWidth: 40, px: 2 },
                  }}
                >
                  <Button
                    aria-pressed={one === entry}
                    onClick={() => setChosen(one.id)}
                    sx={{ flex: 1, justifyContent: 'start' }}
                  >
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
                </Box>
              ))}
            </Box>
            <Box role="status" sx={visuallyHidden}>
              {status}
            </Box>
            {entry && section && (
              <Box component="section" aria-label={`Props of ${entry.section}`}>
                <PureArgsTable
                  key={entry.id}
                  storyId={`composer-${entry.id}`}
                  compact
                  inAddonPanel
                  rows={rowsOf(section)}
                  args={{ ...section.args, ...section.words, ...entry.values }}
                  updateArgs={setValues}
                />
              </Box>
            )}
          </Box>
          <Box sx={panel}>
            <Preview composition={link} />
            <Link
              href={`./?path=/story/guides-composer--default&args=composition:${link}`}
              target="_top"
            >
              Link to this composition
            </Link>
            {Object.entries(pageFiles(composition, written(entries))).map(([file, code]) => (
              <Box component="section" key={file} aria-label={file}>
                <Typography variant="h3" component="h2">
                  {file}
                </Typography>
                <Source code={code} language="tsx" />
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}
