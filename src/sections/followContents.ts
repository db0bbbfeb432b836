import { foldContents } from './foldContents';

/**
 * A section has begun once its top is above a line a quarter of the way down, where even a short section is that a
 * link has just brought to the top. What is above the window counts as well.
 */
const begunArea = { rootMargin: '1000000px 0px -75% 0px' } as const;

/**
 * Marks the entry of the section that is read, above all of them the first, in a list of links to the
 * sections of the page, and keeps it in the list's own view while no pointer is over the list. The fold that
 * holds the list says its name once it has begun, and closes once an entry is chosen.
 *
 * @returns what ends it; the mark stays.
 */
export function followContents(list: HTMLElement): () => void {
  const links = [...list.querySelectorAll('a')];
  const fold = list.closest('details');
  const begun = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(`#${target.id}`);
        else begun.delete(`#${target.id}`);
      }
      const read = links.findLast(({ hash }) => begun.has(hash)) ?? links[0];
      for (const [index, link] of links.entries()) {
        if (link !== read) {
          link.removeAttribute('aria-current');
          continue;
        }
        link.setAttribute('aria-current', 'location');
        const reading = fold?.querySelector('.reading');
        if (begun.size > 0) {
          reading?.setAttribute('data-reading', link.textContent);
          reading?.firstElementChild?.setAttribute('data-place', `${index + 1} / `);
        } else reading?.removeAttribute('data-reading');
        // Only the list: an entry that brought itself into view could move the page too.
        const row = link.closest('li');
        // Nor under a pointer: a press that starts on one entry and ends on another follows none.
        if (row && !list.matches(':hover')) list.scrollTop = row.offsetTop - list.clientHeight / 2;
      }
    },
    { root: document, ...begunArea },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
  const stopFolding = fold && foldContents(fold);
  return () => {
    observer.disconnect();
    stopFolding?.();
  };
}
