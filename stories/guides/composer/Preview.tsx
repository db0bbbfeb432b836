import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { toolbar } from '../../../.storybook/preferences/toolbar';
import { viewports } from '../../../.storybook/viewports';

const choices = [
  {
    label: 'Window',
    items: Object.entries(viewports).map(([value, { name }]) => ({ value, title: name })),
  },
  { label: 'Text size', items: toolbar.textSize.toolbar.items.map((item) => Object(item)) },
  { label: 'Language', items: toolbar.language.toolbar.items },
];

/** The page in a window of its own, at the width, the text size and in the language that are chosen. */
export function Preview({ composition }: { composition: string }) {
  const [chosen, setChosen] = useState(['desktop', '100', 'en']);
  const [room, setRoom] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown = '', textSize, language] = chosen;
  const { width = '', height = '' } = viewports[shown]?.styles ?? {};
  const scale = Math.min(1, room / Number.parseInt(width, 10));
  const url = `iframe.html?id=guides-composer--page&viewMode=story&globals=language:${language};textSize:${textSize}#${composition}`;
  useEffect(() => {
    // A change of the hash alone loads nothing, and the way back leads out of the composer.
    frame.current?.contentWindow?.location.replace(url);
  }, [url]);
  const observe = (element: HTMLElement) => {
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  };
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, gap: 4 }}>
        {choices.map(({ label, items }, index) => (
          <TextField
            key={label}
            select
            size="small"
            label={label}
            value={chosen[index]}
            onChange={({ target }) => setChosen(chosen.with(index, target.value))}
          >
            {items.map(({ value, title }) => (
              <MenuItem key={value} value={String(value)}>
                {title}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Box
        ref={observe}
        sx={{ overflow: 'hidden', height: `calc(${height} * ${scale})`, boxShadow: 4 }}
      >
        <Box
          component="iframe"
          ref={frame}
          title="The composed page"
          sx={{ border: 0, transformOrigin: '0 0' }}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </Box>
    </>
  );
}
