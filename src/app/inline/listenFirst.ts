/** Hears events before anything in the page does, and stops none of them from being handled by the browser. */
export function listenFirst(types: string, listener: (event: Event) => void): void {
  for (const type of types.split(' '))
    addEventListener(type, listener, { capture: true, passive: true });
}
