import type { Drawing } from '../atoms/Illustration';

const files = import.meta.glob<string>('./counters/*.svg', { eager: true, import: 'default' });

/**
 * The shop's monitor and what lies before it, or its phone, `counters/<id>.svg`, for a service that needs no card
 * machine. It has its screen where the machine has it, and is as high.
 */
export function counterIllustration(id: string): Drawing | undefined {
  const src = files[`./counters/${id}.svg`];
  return src ? { src, width: 320, height: 480 } : undefined;
}
