/**
 * A person's own pointer and keys. A browser lets only these dismiss a popover, and no script can
 * make them; so the test runner, which drives the browser from outside, puts them here.
 */
export interface RealInput {
  click: (target: Element) => Promise<void>;
  hover: (target: Element) => Promise<void>;
  /** Keys as Testing Library writes them: `{Escape}`, `{Tab}`. */
  press: (keys: string) => Promise<void>;
  /** Moves the pointer out of the window. */
  leave: () => Promise<void>;
}

declare global {
  var realInput: RealInput | undefined;
}

/**
 * A play that needs real input. Tests always have it. In Storybook's own window there is none, and
 * the story stands there to be tried by hand.
 */
export function byHand<Context>(play: (context: Context, input: RealInput) => Promise<void>) {
  return async (context: Context) => {
    const input = globalThis.realInput;
    if (input) {
      // Left where a play ends, the pointer would hover over a part of the next story.
      await play(context, input).finally(input.leave);
    } else if ('__vitest_browser__' in globalThis) throw new Error('The setup gave no real input.');
  };
}
