import { followContents } from './followContents';

/** Runs inline in a page with `LegalContents`: marks the section that is read until hydration. */
const list = document.querySelector<HTMLElement>('[data-contents]');
if (list) addEventListener('app:ready', followContents(list), { once: true });
