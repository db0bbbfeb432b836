/**
 * Delay in milliseconds from which a timer is held: longer than a play, or what watches over it,
 * ever waits for.
 */
const held = 20_000;

interface HeldTimer {
  /** On the clock of `passTime`. */
  dueAt: number;
  run: () => void;
}

const timers = new Map<number, HeldTimer>();
let now = 0;

/**
 * `beforeEach` of a story about a time-out, or of a send without an answer: long timers wait until its
 * play lets the time pass, and the short ones of everything else run as ever. What it returns puts the
 * window's own back.
 */
export function holdLongTimers() {
  const { setTimeout, clearTimeout } = window;
  let lastId = 0;
  timers.clear();
  now = 0;
  Object.assign(window, {
    setTimeout: (run: () => void, delay = 0, ...rest: unknown[]) => {
      if (delay < held) return setTimeout(run, delay, ...rest);
      // The window's own ids are positive.
      lastId -= 1;
      timers.set(lastId, { dueAt: now + delay, run });
      return lastId;
    },
    clearTimeout: (id: number) => {
      if (!timers.delete(id)) clearTimeout(id);
    },
  });
  return () => {
    Object.assign(window, { setTimeout, clearTimeout });
  };
}

/** Lets so many milliseconds pass for the timers that are held. */
export function passTime(milliseconds: number) {
  now += milliseconds;
  for (const [id, { dueAt, run }] of timers) {
    if (dueAt > now) continue;
    timers.delete(id);
    run();
  }
}
