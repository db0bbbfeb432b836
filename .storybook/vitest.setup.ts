import { beforeAll, beforeEach } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import './realInput';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Storybook's own: moves the pointer out of the window. */
    resetMousePosition: () => Promise<void>;
  }
}

let isPointerUsed = true;

const usingPointer = async (use: Promise<void>) => {
  isPointerUsed = true;
  await use;
};

beforeAll(() => {
  // A half-faded colour would be measured as it is; parts stand still while they are tested.
  const still = document.createElement('style');
  still.textContent =
    '*, *::before, *::after { transition: none !important; animation: none !important; scroll-behavior: auto !important; }';
  document.head.append(still);
  globalThis.realInput = {
    click: (target) => usingPointer(userEvent.click(target)),
    hover: (target) => usingPointer(userEvent.hover(target)),
    press: (keys) => userEvent.keyboard(keys),
  };
});

// Left where it was, the pointer would hover over a part of the next story.
beforeEach(async () => {
  if (isPointerUsed) await commands.resetMousePosition();
  isPointerUsed = false;
});
