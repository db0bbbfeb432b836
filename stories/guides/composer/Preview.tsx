import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { viewports } from '../../../.storybook/viewports';
import { type Composition, encoded } from './composition';

/** The page in a window of its own, at the width, the text size and in the language that are chosen. */
export function Preview({ composition }: { composition: Composition }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = viewports[composition.window]?.styles ?? {};
  const scale = `min(1, tan(atan2(100cqw, ${width})))`;
  const url = `iframe.html?id=guides-composer--page&viewMode=story&globals=language:${composition.language}#${encoded(composition)}`;
  useEffect(() => {
    // A change of the hash alone loads nothing, and the way back leads out of the composer.
    frame.current?.contentWindow?.location.replace(url);
  }, [url]);
  return (
    <Box sx={{ containerType: 'inline-size', overflow: 'hidden', boxShadow: 4 }}>
      <div style={{ height: `calc(${height} * ${scale})` }}>
        <iframe
          ref={frame}
          title="The composed page"
          style={{ width, height, border: 0, transformOrigin: '0 0', scale }}
        />
      </div>
    </Box>
  );
}
