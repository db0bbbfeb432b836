import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { toolbar } from '../../../.storybook/preferences/toolbar';
import { viewports } from '../../../.storybook/viewports';

const choices = {
  Window: Object.entries(viewports).map(([value, { name }]) => ({ value, title: name })),
  'Text size': toolbar.textSize.toolbar.items.map((item) => Object(item)),
  Language: toolbar.language.toolbar.items,
};

interface PreviewProps {
  /** URL of the story that shows the page. */
  src: string;
  /** The composition, as it stands in the hash. */
  composition: string;
}

/** The page in a window of its own, at the width, the text size and in the language that are chosen. */
export function Preview({ src, composition }: PreviewProps) {
  const [chosen, setChosen] = useState({
    Window: 'desktop',
    'Text size': '100',
    Language: toolbar.language.toolbar.items[0]?.value ?? '',
  });
  const [room, setRoom] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width = '', height = '' } = viewports[chosen.Window]?.styles ?? {};
  const scale = Math.min(1, room / Number.parseInt(width, 10));
  const globals = `language:${chosen.Language};textSize:${chosen['Text size']}`;
  const url = `${src}&globals=${globals}#${composition}`;
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mb: 4 }}>
        {Object.entries(choices).map(([label, options]) => (
          <TextField
            key={label}
            select
            size="small"
            label={label}
            value={Object.entries(chosen).find(([key]) => key === label)?.[1]}
            onChange={({ target }) => setChosen({ ...chosen, [label]: target.value })}
            sx={{ minWidth: 180, flex: 1 }}
          >
            {options.map(({ value, title }) => (
              <MenuItem key={value} value={String(value)}>
                {title}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Box
        ref={observe}
        sx={{
          overflow: 'hidden',
          height: `calc(${height} * ${scale})`,
          bgcolor: 'background.paper',
          borderRadius: (theme) => `${theme.radius.control}px`,
          boxShadow: 4,
        }}
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
