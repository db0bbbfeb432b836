import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { PureArgsTable, Source } from '@storybook/addon-docs/blocks';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { convert, ThemeProvider } from 'storybook/theming';
import { brandTheme } from '../../../.storybook/brand/brandTheme';
import { languageMenu } from '../../../.storybook/languageMenu';
import { viewports } from '../../../.storybook/viewports';
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

const columns = {
  display: 'grid',
  gap: 8,
  padding: 8,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '22rem minmax(0, 1fr)' },
  '& ol': { p: 0, m: 0 },
  '& select': { fontFamily: 'inherit' },
  '& pre *': { whiteSpace: 'pre-wrap !important', overflowWrap: 'anywhere' },
  '& table.docblock-argstable': { tableLayout: 'fixed', margin: 0 },
};

/** Rows of Storybook's table of controls: a select for each list of options, and a field for each text. */
const rowsOf = (settable: Readonly<Record<string, string | object>>) =>
  Object.fromEntries(
    Object.entries(settable).map(([name, options]) => {
      const type = typeof options === 'string' ? ('text' as const) : ('select' as const);
      return [name, { name, control: { type }, options: Object(options) }];
    }),
  );

const fields = { name: 'Name in the code', title: 'Title of the tab', description: 'Description' };

const pageRows = rowsOf({
  window: Object.fromEntries(Object.entries(viewports).map(([key, { name }]) => [name, key])),
  textSize: { 'Text 100%': 100, 'Text 150%': 150, 'Text 200%': 200 },
  language: Object.fromEntries(
    languageMenu.toolbar.items.map(({ title, value }) => [title, value]),
  ),
});

const inPanel = { compact: true, inAddonPanel: true };

/** Composes a page of sections, and shows it with its code. */
export function Composer({ composition: opened, onChange }: ComposerProps) {
  const [composition, setComposition] = useState(() => decoded(opened));
  const [chosen, setChosen] = useState(composition.entries[0]?.id);
  const [status, setStatus] = useState('');
  const dragged = useRef<Entry>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const { entries } = composition;
  const problem = problemOf(composition.name);
  const [section] = written(entries.filter(({ id }) => id === chosen));

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
    const others = entries.filter((one) => one !== moved);
    const to = Math.max(0, Math.min(place, others.length));
    const told = `${moved.section} is now ${to + 1} of ${entries.length}.`;
    change({ entries: others.toSpliced(to, 0, moved) }, told);
  };
  const actions: Record<string, [icon: string, act: (one: Entry, place: number) => void]> = {
    'Move % up': ['↑', (one, place) => move(one, place - 1)],
    'Move % down': ['↓', (one, place) => move(one, place + 1)],
    'Remove %': ['×', (one) => change({ entries: entries.filter((other) => other !== one) })],
  };
  const setValues = (values: Entry['values']) => {
    const changed = (one: Entry) => ({ ...one, values: { ...one.values, ...values } });
    change({ entries: entries.map((one) => (one.id === chosen ? changed(one) : one)) });
  };

  return (
    <ThemeProvider theme={convert(brandTheme)}>
      <Box sx={columns}>
        <Stack spacing={5}>
          <Typography variant="h2" component="h1">
            Composer
          </Typography>
          <Typography>
            {`Choose sections, put them in order and set what they say; paste the code as the guide “Compose a page” tells. Not offered are ${leftOut.join(', ')}: their stories give them what a page writes itself.`}
          </Typography>
          {(['name', 'title', 'description'] as const).map((field) => (
            <TextField
              key={field}
              multiline={field === 'description'}
              label={fields[field]}
              value={composition[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          ))}
          <PureArgsTable
            {...inPanel}
            storyId="composed-page"
            rows={pageRows}
            args={{ ...composition }}
            updateArgs={change}
          />
          <Autocomplete
            options={[...sections.keys()]}
            value={null}
            blurOnSelect
            onChange={(_event, one) => one && add(one)}
            renderInput={(field) => <TextField {...field} label="Add a section" />}
          />
          <Stack
            component="ol"
            spacing={2}
            ref={list}
            aria-label="Sections of the page"
            tabIndex={-1}
          >
            {entries.map((one, place) => (
              <ButtonGroup
                component="li"
                role="listitem"
                key={one.id}
                draggable
                onDragStart={() => {
                  dragged.current = one;
                }}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => dragged.current && move(dragged.current, place)}
              >
                <Button
                  fullWidth
                  variant={one.id === chosen ? 'contained' : 'outlined'}
                  aria-pressed={one.id === chosen}
                  onClick={() => setChosen(one.id)}
                >
                  {place + 1}. {one.section}
                </Button>
                {Object.entries(actions).map(([name, [icon, act]]) => (
                  <Button
                    key={name}
                    aria-label={name.replace('%', one.section)}
                    onClick={() => act(one, place)}
                  >
                    {icon}
                  </Button>
                ))}
              </ButtonGroup>
            ))}
          </Stack>
          <div role="status" style={visuallyHidden}>
            {status}
          </div>
          {section && (
            <section aria-label={`Props of ${section.entry.section}`}>
              <PureArgsTable
                {...inPanel}
                key={chosen}
                storyId={`composed-${chosen}`}
                rows={rowsOf(section.settable)}
                args={{ ...section.args, ...section.words, ...section.entry.values }}
                updateArgs={setValues}
              />
            </section>
          )}
        </Stack>
        <Stack spacing={5}>
          <Preview composition={composition} />
          <Link
            href={`./?path=/story/guides-composer--default&args=composition:${encoded(composition)}`}
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
        </Stack>
      </Box>
    </ThemeProvider>
  );
}
