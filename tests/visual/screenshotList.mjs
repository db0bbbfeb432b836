import { resolve } from 'node:path';

/** Where the list of screenshots is written, for Playwright's workers and for the summary. */
export const screenshotList = resolve('node_modules/.cache/visual/screenshots.json');
