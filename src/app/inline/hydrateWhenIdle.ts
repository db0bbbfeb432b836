import { savesData } from '../../domain/savesData';
import { whenIdle } from '../whenIdle';
import { doHydration } from './doHydration';
import { dataset, script } from './pageData';

let timers: ReturnType<typeof setTimeout>[] = [];

function onIdle() {
  // The browser fetches the pages that this one leads to, and later prerenders the likeliest.
  const setIdle = (idle: string) => {
    dataset.idle = idle;
  };
  timers = [setTimeout(setIdle, 1000, ''), setTimeout(setIdle, 3000, 'long')];
  if (script.start === 'idle') doHydration();
  for (const file of script.later?.split(' ') ?? [])
    import(/* @vite-ignore */ file).catch(() => {});
}

/** What waits until the page has nothing better to do: hydration where the page asks for it, and prefetching. */
export function hydrateWhenIdle(): void {
  if (!savesData()) whenIdle(onIdle, { timeout: 5000 });
}

export const forgetIdle = (): void => timers.forEach(clearTimeout);
