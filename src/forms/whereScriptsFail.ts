import type { SystemStyleObject, Theme } from '@mui/system';

/** Styles for where scripts are off, or where the app's own could not be loaded. */
export function whereScriptsFail(styles: SystemStyleObject<Theme>): SystemStyleObject<Theme> {
  return { '@media (scripting: none)': styles, ':root[data-app="failed"] &': styles };
}
