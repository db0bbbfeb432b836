import { beforeAll, beforeEach, inject } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { languages } from '../src/content/languages';
import './realInput';
import { forgetStoryStyles } from './storyStyles';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Storybook's own: moves the pointer out of the window. */
    resetMousePosition: () => Promise<void>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Code of the language of the stories, by which messages are chosen. */
    language: string;
  }
}

/** Windows in which a layout has more room than in another; a translation fits there, too. */
const roomierWindows = ['Tablet', 'Desktop', 'Wide'];

const stillId = 'components-stand-still';

beforeAll(() => {
  // All files of a window share its document, whose styles would become more with each.
  forgetStoryStyles();
  if (!document.getElementById(stillId)) {
    // A half-faded colour would be measured as it is; components stand still while they are tested.
    const still = document.createElement('style');
    still.id = stillId;
    still.textContent =
      '*, *::before, *::after { transition: none !important; animation: none !important; scroll-behavior: auto !important; }';
    document.head.append(still);
  }
});

beforeEach(({ task, skip }) => {
  if (inject('language') !== languages[0].code && roomierWindows.includes(task.name)) skip();
  globalThis.realInput = {
    click: (target) => userEvent.click(target),
    hover: (target) => userEvent.hover(target),
    press: (keys) => userEvent.keyboard(keys),
    leave: () => commands.resetMousePosition(),
  };
  // A file whose set-up was left out must not find that of the one before.
  return () => {
    globalThis.realInput = undefined;
  };
});
