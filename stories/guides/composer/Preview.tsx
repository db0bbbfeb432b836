import Box from '@mui/material/Box';
import { PureArgsTable } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { toolbar } from '../../../.storybook/preferences/toolbar';
import { viewports } from '../../../.storybook/viewports';

/** A control of Storybook's toolbar, in a table. */
const choice = (name: string, items: readonly object[]) => {
  const options = Object.fromEntries(items.map((one) => [Object(one).title, Object(one).value]));
  return { name, control: { type: 'select' as const }, options };
};

const windows = Object.entries(viewports).map(([value, { name }]) => ({ value, title: name }));

const rows = {
  window: choice('Window', windows),
  textSize: choice('Text size', toolbar.textSize.toolbar.items),
  language: choice('Language', toolbar.language.toolbar.items),
};

/** The page in a window of its own, at the width, the text size and in the language that are chosen. */
export function Preview({ composition }: { composition: string }) {
  const [shown, setShown] = useState({ window: 'desktop', textSize: 100, language: 'en' });
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = viewports[shown.window]?.styles ?? {};
  const scale = `min(1, tan(atan2(100cqw, ${width})))`;
  const url = `iframe.html?id=guides-composer--page&viewMode=story&globals=language:${shown.language};textSize:${shown.textSize}#${composition}`;
  useEffect(() => {
    // A change of the hash alone loads nothing, and the way back leads out of the composer.
    frame.current?.contentWindow?.location.replace(url);
  }, [url]);
  return (
    <>
      <PureArgsTable
        storyId="composer-preview"
        compact
        inAddonPanel
        rows={rows}
        args={shown}
        updateArgs={(chosen) => setShown({ ...shown, ...chosen })}
      />
      <Box sx={{ containerType: 'inline-size', overflow: 'hidden', boxShadow: 4 }}>
        <div style={{ height: `calc(${height} * ${scale})` }}>
          <iframe
            ref={frame}
            title="The composed page"
            style={{ width, height, border: 0, transformOrigin: '0 0', scale }}
          />
        </div>
      </Box>
    </>
  );
}
