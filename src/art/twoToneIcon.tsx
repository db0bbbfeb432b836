import { createSvgIcon } from '@mui/material/SvgIcon';
import type { IconShapes } from '../content/contentShapes';

const icons = new WeakMap<IconShapes, ReturnType<typeof createSvgIcon>>();

/**
 * An icon of the site's own family, in the colour of the words beside it. The same shapes give the
 * same component, so that it may be asked for while rendering.
 */
export function twoToneIcon(shapes: IconShapes) {
  const icon = icons.get(shapes) ?? createIcon(shapes);
  icons.set(shapes, icon);
  return icon;
}

const createIcon = ({ tone, line, solid }: IconShapes) =>
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
