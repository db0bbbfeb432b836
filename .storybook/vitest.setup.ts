import { beforeAll } from 'vitest';
import { userEvent } from 'vitest/browser';
import './realInput';

beforeAll(() => {
  // A half-faded colour would be measured as it is; parts stand still while they are tested.
  const still = document.createElement('style');
  still.textContent =
    '*, *::before, *::after { transition: none !important; animation: none !important; scroll-behavior: auto !important; }';
  document.head.append(still);
  globalThis.realInput = {
    click: (target) => userEvent.click(target),
    press: (keys) => userEvent.keyboard(keys),
  };
});
