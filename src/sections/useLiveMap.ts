import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * `asking` happens by itself, `retrying` after a press. So do the states that follow once the host has
 * answered: `framed` and `reframed` while the map loads out of sight, then `live` and `revealed`.
 */
export type MapState =
  | 'drawn'
  | 'offered'
  | 'asking'
  | 'framed'
  | 'live'
  | 'unreachable'
  | 'retrying'
  | 'reframed'
  | 'revealed';

export interface MapHost {
  /** Where the map is asked for. */
  address: string;
  /** Resolves once the host has answered as itself; rejects where it cannot be reached. */
  probe: (address: string, signal: AbortSignal) => Promise<unknown>;
  /** How long the host may take, in milliseconds. */
  patience: number;
  /** Whether the visitor wants as little loaded as can be. */
  isSavingData: () => boolean;
  /** The map is there: what offered to ask for it goes away next. */
  onShown: () => void;
}

/** What follows as long as all goes well. */
const next = {
  asking: 'framed',
  framed: 'live',
  retrying: 'reframed',
  reframed: 'revealed',
} as const satisfies Partial<Record<MapState, MapState>>;

const isWaiting = (state: MapState): state is keyof typeof next => state in next;

/** A whole map takes longer than an answer. */
const frameShare = 6;

/** Close enough to be asked for: the next window on either side. */
const near = { rootMargin: '100% 0px' } as const;

/** How long a browser may take to leave a page once it has broken off what that asked for, in milliseconds. */
const leavingTime = 500;

/** What to show of a map that comes from another host, and the way to ask for it again. */
export function useLiveMap(stage: RefObject<HTMLElement | null>, host: MapHost) {
  const { address, probe, patience, isSavingData } = host;
  const [state, setState] = useState<MapState>('drawn');
  const onShown = useEffectEvent(host.onShown);

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
    if (!isWaiting(state)) return;
    const isFramed = state === 'framed' || state === 'reframed';
    const giveUp = () => setState('unreachable');
    let timer = setTimeout(giveUp, isFramed ? patience * frameShare : patience);
    const asked = new AbortController();
    if (!isFramed) {
      probe(address, asked.signal).then(
        () => !asked.signal.aborted && setState(next[state]),
        () => {
          clearTimeout(timer);
          if (!asked.signal.aborted) timer = setTimeout(giveUp, leavingTime);
        },
      );
    }
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [state, address, probe, patience]);

  return {
    state,
    ask: () => setState('retrying'),
    /** The frame has loaded. */
    show: () => {
      if (state !== 'framed' && state !== 'reframed') return;
      onShown();
      setState(next[state]);
    },
  };
}
