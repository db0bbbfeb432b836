/**
 * The line that a section has to cross to be the one that is read: a fifth of the way down, where even a
 * short section reaches that a link has just brought to the top.
 */
const readingLine = { rootMargin: '-20% 0px -80% 0px' } as const;

/**
 * Marks the entry of the section that is read in a list of links to the sections of the page, and keeps
 * it in the list's own view while no pointer is over the list.
 *
 * @returns what ends it; the mark stays.
 */
export function markSectionInView(list: HTMLElement): () => void {
  const links = list.querySelectorAll('a');
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id;
      if (!read) return;
      for (const link of links) {
        if (link.hash !== `#${read}`) {
          link.removeAttribute('aria-current');
          continue;
        }
        link.setAttribute('aria-current', 'location');
        // Only the list: an entry that brought itself into view could move the page too.
        const row = link.closest('li');
        // Nor under a pointer: a press that starts on one entry and ends on another follows none.
        if (row && !list.matches(':hover')) list.scrollTop = row.offsetTop - list.clientHeight / 2;
      }
    },
    { root: document, ...readingLine },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}
