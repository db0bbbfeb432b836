import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { footerNavigation } from '#messages/navigation';
import type { PagePath } from '../../src/content/paths';
import { arriveAt } from './opensAs';

/** The footer's link to a page. */
export async function footerLink(canvas: StoryContext['canvas'], path: PagePath) {
  const footer = within(await canvas.findByRole('contentinfo'));
  const name = footerNavigation.find(({ href }) => href === path)?.label;
  return footer.getByRole('link', { name });
}

/** Proves that a page has come in the place of the last: it alone has an `h1`, which has the focus. */
export async function expectArrival(canvas: StoryContext['canvas'], heading: string) {
  const title = await arriveAt(canvas, heading);
  await waitFor(() => expect(title).toHaveFocus());
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
}
