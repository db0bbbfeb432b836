import { watchPartInView } from './watchPartInView';

/** Runs inline in a page with an `InPageNav`: marks the part that is read until hydration. */
const nav = document.querySelector<HTMLElement>('[data-parts]');
if (nav) addEventListener('app:ready', watchPartInView(nav), { once: true });
