import { createSvgIcon } from '@mui/material/SvgIcon';

/** The paths of an icon of the site's own family, on a field of 24 by 24. */
export interface IconShapes {
  /** The light tone, below the lines. */
  tone?: string;
  /** What a round pen of two units draws. */
  line?: string;
  /** What is full, for shapes too small for the pen. */
  solid?: string;
}

/** An icon that stands in the page itself, in the colour of the words beside it. Of products, use `spriteIcon`. */
export const twoToneIcon = ({ tone, line, solid }: IconShapes) =>
  createSvgIcon(
    <>
      {tone && <path opacity=".3" d={tone} />}
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        {line && <path fill="none" strokeWidth="2" d={line} />}
        {solid && <path fillRule="evenodd" d={solid} />}
      </g>
    </>,
    'TwoTone',
  );
