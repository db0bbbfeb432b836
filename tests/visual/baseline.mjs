import { join, resolve } from 'node:path';

/** Where the pictures are kept; `VISUAL_BASELINE` names another folder. */
export const baseline = resolve(process.env.VISUAL_BASELINE ?? 'tests/visual/baseline');

/** Names the browser that took the pictures. */
export const browserNote = join(baseline, 'browser.txt');

/** Whether pictures are renewed and not compared. */
export const isUpdate = process.env.VISUAL_UPDATE === 'true';
