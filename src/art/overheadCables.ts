import type { Drawing } from '../atoms/Illustration';
import cables from './overhead-cables.svg?inline';

/** A plug and its socket apart, above a page that needs the network; part of the page, which is shown without one. */
export const overheadCables: Drawing = { src: cables, width: 720, height: 112 };
