import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** `asking` happens by itself, `retrying` after a press; so do `live` and `revealed`, which follow. */
export type MapState =
  | 'drawn'
  | 'offered'
  | 'asking'
  | 'unreachable'
  | 'retrying'
  | 'live'
  | 'revealed';

export interface MapHost {
  /** Where the map is asked for. */
  address: string;
  /** Resolves once the host has answered, whatever it says; rejects where it cannot be reached. */
  probe: (address: string, signal: AbortSignal) => Promise<unknown>;
  /** How long the host may take, in milliseconds. */
  patience: number;
  /** Whether the visitor wants as little loaded as can be. */
  isSavingData: () => boolean;
  /** The host has answered: what offered to ask it goes away next. */
  onAnswer: () => void;
}

/** Close enough to be asked for: the next window on either side. */
const near = { rootMargin: '100% 0px' } as const;

/** How long a browser may take to leave a page once it has broken off what that asked for, in milliseconds. */
const leavingTime = 500;

/** What to show of a map that comes from another host, and the way to ask for it again. */
export function useLiveMap(stage: RefObject<HTMLElement | null>, host: MapHost) {
  const { address, probe, patience, isSavingData } = host;
  const [state, setState] = useState<MapState>('drawn');
  const onAnswer = useEffectEvent(host.onAnswer);

  useEffect(() => {
    if (state !== 'drawn' || !stage.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          setState(isSavingData() ? 'offered' : 'asking');
      },
      { root: document, ...near },
    );
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [state, stage, isSavingData]);

  // What was asked for as the page was left may have been broken off.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      const isAnswered = (state: MapState) => state === 'live' || state === 'revealed';
      if (persisted) setState((left) => (isAnswered(left) ? left : 'drawn'));
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  useEffect(() => {
    if (state !== 'asking' && state !== 'retrying') return;
    const asked = new AbortController();
    const settle = (next: MapState) => {
      if (asked.signal.aborted) return;
      if (next !== 'unreachable') onAnswer();
      setState(next);
    };
    let timer = setTimeout(settle, patience, 'unreachable');
    probe(address, asked.signal).then(
      () => settle(state === 'asking' ? 'live' : 'revealed'),
      () => {
        clearTimeout(timer);
        timer = setTimeout(settle, leavingTime, 'unreachable');
      },
    );
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [state, address, probe, patience]);

  return { state, ask: () => setState('retrying') };
}
