import { createSvgIcon } from '@mui/material/SvgIcon';

interface TwoToneIconShapes {
  /** Path of the light tone, below the lines. */
  tone?: string;
  /** Path that a round pen of two units draws. */
  line?: string;
  /** Path of what is full, for shapes too small for the pen. */
  solid?: string;
}

/** An icon of the site's own family, on a field of 24 by 24, in the colour of the words beside it. */
export function twoToneIcon(name: string, { tone, line, solid }: TwoToneIconShapes) {
  return createSvgIcon(
    <>
      {tone && <path opacity=".3" d={tone} />}
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        {line && <path fill="none" strokeWidth="2" d={line} />}
        {solid && <path fillRule="evenodd" d={solid} />}
      </g>
    </>,
    name,
  );
}
