import { createSvgIcon } from '@mui/material/SvgIcon';
import sprite from './icons.svg';

const icons = new Map<string, ReturnType<typeof createSvgIcon>>();

/**
 * An icon of a product, a service or a network: a symbol of `icons.svg`, a file that is loaded once for all pages. The same id
 * gives the same component, so that it may be asked for while rendering.
 */
export function spriteIcon(id: string) {
  const icon = icons.get(id) ?? createSvgIcon(<use href={`${sprite}#${id}`} />, id);
  icons.set(id, icon);
  return icon;
}
