import { expect } from 'storybook/test';

/** Proves that a control reaches from one side of the page to the other, margins aside. */
export async function expectFull(control: HTMLElement) {
  const box = control.parentElement?.closest('.MuiOutlinedInput-root') ?? control;
  const { left, right } = box.getBoundingClientRect();
  await expect(right).toBe(document.documentElement.clientWidth - left);
}
