import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';

/** A page between header and footer: one `h1`, and its title in the tab. */
export const opensAs =
  (heading: string, title: string) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    const headings = await canvas.findAllByRole('heading', { level: 1 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([heading]);
    await expect(document.title).toBe(
      title === company.name ? title : `${title} | ${company.name}`,
    );
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  };

/** The heading of the page that a link or a form leads to; a promise may follow its title. */
export const arriveAt = (canvas: StoryContext['canvas'], heading: string) =>
  canvas.findByRole('heading', { level: 1, name: (name) => name.startsWith(heading) });
