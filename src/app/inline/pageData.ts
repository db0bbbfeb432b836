/** Where the page says how far its application is, and which one it has. */
export const { dataset } = document.documentElement;
export const isHydrated = (): boolean => dataset.app === 'ready';
export const isHydrating = (): boolean => dataset.app === 'starting';

/** What the build has written into the loader's element. */
export const script = document.currentScript?.dataset ?? {};
