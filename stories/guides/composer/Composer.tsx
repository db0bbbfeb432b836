import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { PureArgsTable, Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { convert, ThemeProvider } from 'storybook/theming';
import { brandTheme } from '../../../.storybook/brand/brandTheme';
import { type Composition, decoded, type Entry, encoded, isFreeName } from './composition';
import { Preview } from './Preview';
import { pageFiles } from './pageFiles';
import { sections, written } from './sections';

const controlsTheme = convert(brandTheme);

interface ComposerProps {
  /** The composition to open with, as a link has it. */
  composition: string;
  /** Called with each change, as a link would have it. */
  onChange: (composition: string) => void;
  /** URL of Storybook with a composition, and of the story that shows its page. */
  linkOf: (composition: string) => string;
  pageUrl: string;
}

const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  alignContent: 'start',
  // Long lines of code are wrapped.
  '& pre *': { whiteSpace: 'pre-wrap !important', overflowWrap: 'anywhere' },
};

/** Composes a page of sections, and shows it with its code. */
export function Composer({ composition: opened, onChange, linkOf, pageUrl }: ComposerProps) {
  const [composition, setComposition] = useState(() => decoded(opened));
  const [chosen, setChosen] = useState(composition.entries[0]?.id);
  const [dragged, setDragged] = useState<number>();
  const [status, setStatus] = useState('');
  const { entries, name } = composition;
  const entry = entries.find(({ id }) => id === chosen);
  const section = sections.get(entry?.section ?? '');
  const link = encoded(composition);

  const change = (part: Partial<Composition>) => {
    const changed = { ...composition, ...part };
    flushSync(() => setComposition(changed));
    onChange(encoded(changed));
  };
  const add = (added: string) => {
    const id = Math.max(-1, ...entries.map((one) => one.id)) + 1;
    change({ entries: [...entries, { id, section: added, looks: {}, words: {} }] });
    setChosen(id);
    setStatus(`${added} is added, the last of ${entries.length + 1}.`);
  };
  const move = ({ id, section: moved }: Entry, place: number) => {
    const others = entries.filter((one) => one.id !== id);
    const to = Math.max(0, Math.min(place, others.length));
    const focused = document.activeElement;
    change({ entries: others.toSpliced(to, 0, ...entries.filter((one) => one.id === id)) });
    // An element that is moved in the document loses the focus.
    if (focused instanceof HTMLElement) focused.focus();
    setStatus(`${moved} is now ${to + 1} of ${entries.length}.`);
  };
  const remove = ({ id, section: removed }: Entry) => {
    change({ entries: entries.filter((one) => one.id !== id) });
    document.getElementById('composer-list')?.focus();
    setStatus(`${removed} is removed.`);
  };
  const setProps = (args: Readonly<Record<string, string | boolean>>) => {
    const isWord = (path: string) => path in (section?.words ?? {});
    const written = Object.entries(args);
    change({
      entries: entries.map((one) =>
        one.id === chosen
          ? {
              ...one,
              words: {
                ...one.words,
                ...Object.fromEntries(
                  written
                    .filter(([path]) => isWord(path))
                    .map(([path, text]) => [path, String(text)]),
                ),
              },
              looks: {
                ...one.looks,
                ...Object.fromEntries(written.filter(([path]) => !isWord(path))),
              },
            }
          : one,
      ),
    });
  };

  const rows = section && {
    ...Object.fromEntries(
      Object.entries(section.code.choices).map(([prop, values]) => [
        prop,
        values === 'boolean'
          ? { name: prop, control: { type: 'boolean' }, type: { name: 'boolean' } }
          : { name: prop, control: { type: 'select' }, options: values },
      ]),
    ),
    ...Object.fromEntries(
      Object.keys(section.words).map((path) => [
        path,
        { name: path, control: { type: 'text' }, type: { name: 'string' } },
      ]),
    ),
  };

  return (
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
          <TextField
            label="Name in the code"
            value={name}
            error={!isFreeName(name)}
            helperText={isFreeName(name) ? '' : 'A name of code that no page has: festivalOfLights'}
            onChange={({ target }) => change({ name: target.value.trim() })}
          />
          <TextField
            label="Title of the tab"
            value={composition.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextField
            multiline
            label="Description"
            value={composition.description}
            helperText={`${composition.description.length} characters; 120 to 160 are right`}
            onChange={({ target }) => change({ description: target.value })}
          />
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
                onDragStart={() => setDragged(one.id)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => {
                  const found = entries.find(({ id }) => id === dragged);
                  if (found) move(found, place);
                }}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  cursor: 'grab',
                  border: '1px solid',
                  borderColor: one.id === chosen ? 'text.primary' : 'divider',
                  borderRadius: (theme) => `${theme.radius.control}px`,
                  bgcolor: 'background.paper',
                  '& button': { minWidth: 40, px: 2 },
                }}
              >
                <Button
                  aria-pressed={one.id === chosen}
                  onClick={() => setChosen(one.id)}
                  sx={{ flex: 1, justifyContent: 'start', textAlign: 'start' }}
                >
                  {place + 1}. {one.section}
                </Button>
                <Button aria-label={`Move ${one.section} up`} onClick={() => move(one, place - 1)}>
                  ↑
                </Button>
                <Button
                  aria-label={`Move ${one.section} down`}
                  onClick={() => move(one, place + 1)}
                >
                  ↓
                </Button>
                <Button aria-label={`Remove ${one.section}`} onClick={() => remove(one)}>
                  ×
                </Button>
              </Box>
            ))}
          </Box>
          <Box role="status" sx={visuallyHidden}>
            {status}
          </Box>
          {entry && section && (
            <Box component="section" aria-label={`Props of ${entry.section}`}>
              <ThemeProvider theme={controlsTheme}>
                <PureArgsTable
                  key={entry.id}
                  storyId={`composer-${entry.id}`}
                  compact
                  inAddonPanel
                  rows={rows ?? {}}
                  args={{ ...section.args, ...section.words, ...entry.words, ...entry.looks }}
                  updateArgs={setProps}
                />
              </ThemeProvider>
            </Box>
          )}
        </Box>
        <Box sx={panel}>
          <Preview src={pageUrl} composition={link} />
          <Link href={linkOf(link)} target="_top">
            Link to this composition
          </Link>
          {isFreeName(name) &&
            Object.entries(pageFiles(composition, written(entries))).map(([file, code]) => (
              <Box component="section" key={file} aria-label={file}>
                <Typography variant="h3" component="h2">
                  {file}
                </Typography>
                <ThemeProvider theme={controlsTheme}>
                  <Source code={code} language="tsx" />
                </ThemeProvider>
              </Box>
            ))}
        </Box>
      </Box>
    </Box>
  );
}
