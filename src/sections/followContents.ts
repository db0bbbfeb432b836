import { foldContents } from './foldContents';

/** A section has begun once its top is in the upper two fifths of the window, and has gone by once it is above it. */
const begunArea = '1000000px 0px -60% 0px';
const goneArea = '1000000px 0px -100% 0px';

/** Sections whose top is in an area that reaches up without end. */
function sectionsIn(rootMargin: string, sections: Iterable<Element>, onChange: () => void) {
  const inside = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inside.add(target);
        else inside.delete(target);
      }
      onChange();
    },
    { root: document, rootMargin },
  );
  for (const section of sections) observer.observe(section);
  return { inside, disconnect: () => observer.disconnect() };
}

/**
 * Marks the entry of the section that is read, above all of them the first, in a list of links to the
 * sections of the page, and keeps it in the list's own view while no pointer is over the list. The fold that
 * holds the list says its name once it has begun, and closes once an entry is chosen.
 *
 * @returns what ends it; the mark stays.
 */
export function followContents(list: HTMLElement): () => void {
  const links = [...list.querySelectorAll('a')];
  const sections = new Map<Element, HTMLAnchorElement>();
  for (const link of links) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) sections.set(section, link);
  }
  const fold = list.closest('details');
  const mark = () => {
    const started = [...sections.keys()].filter((section) => begun.inside.has(section));
    // A short one that a link has just brought to the top is read, though the next has begun as well.
    const read = started.find((section) => !gone.inside.has(section)) ?? started.at(-1);
    const entry = (read && sections.get(read)) ?? links[0];
    for (const [index, link] of links.entries()) {
      if (link !== entry) {
        link.removeAttribute('aria-current');
        continue;
      }
      link.setAttribute('aria-current', 'location');
      const reading = fold?.querySelector('.reading');
      if (read) {
        reading?.setAttribute('data-reading', link.textContent);
        reading?.firstElementChild?.setAttribute('data-place', `${index + 1} / `);
      } else reading?.removeAttribute('data-reading');
      // Only the list: an entry that brought itself into view could move the page too.
      const row = link.closest('li');
      // Nor under a pointer: a press that starts on one entry and ends on another follows none.
      if (row && !list.matches(':hover')) list.scrollTop = row.offsetTop - list.clientHeight / 2;
    }
  };
  const gone = sectionsIn(goneArea, sections.keys(), mark);
  const begun = sectionsIn(begunArea, sections.keys(), mark);
  const stopFolding = fold && foldContents(fold);
  return () => {
    begun.disconnect();
    gone.disconnect();
    stopFolding?.();
  };
}
