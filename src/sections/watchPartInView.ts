/** A part has begun once its top is in the upper two fifths of the window, and has gone by once it is above it. */
const begunArea = '1000000px 0px -60% 0px';
const goneArea = '1000000px 0px -100% 0px';

/** Parts whose top is in an area that reaches up without end. */
function partsIn(rootMargin: string, parts: Iterable<Element>, onChange: () => void) {
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
  for (const part of parts) observer.observe(part);
  return { inside, disconnect: () => observer.disconnect() };
}

/**
 * Marks, among the links of an `InPageNav`, that to the part of the page that is read, before all of them the first,
 * and keeps it in the list's own view while no pointer is over the list. Closes the list of a narrow window once a link
 * of it is followed.
 *
 * @returns what ends it; the mark stays.
 */
export function watchPartInView(nav: HTMLElement): () => void {
  const links = [...nav.querySelectorAll('a')];
  const list = nav.querySelector<HTMLElement>('ol, ul');
  const name = nav.querySelector('[data-part-name]');
  const parts = new Map<Element, HTMLAnchorElement>();
  for (const link of links) {
    const part = document.getElementById(link.hash.slice(1));
    if (part) parts.set(part, link);
  }
  const mark = () => {
    const started = [...parts.keys()].filter((part) => begun.inside.has(part));
    // A short one that a link has just brought to the top is read, though the next has begun as well.
    const read = started.find((part) => !gone.inside.has(part)) ?? started.at(-1);
    const current = (read && parts.get(read)) ?? links[0];
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    if (name) name.textContent = read && current ? current.textContent : '';
    // Only the list: a link that brought itself into view could move the page too. Nor under a pointer: a press that
    // starts on one link and ends on another follows none.
    if (!list || !current || list.matches(':hover')) return;
    const [view, entry] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    list.scrollTop += (entry.top + entry.bottom - view.top - view.bottom) / 2;
    list.scrollLeft += (entry.left + entry.right - view.left - view.right) / 2;
  };
  const gone = partsIn(goneArea, parts.keys(), mark);
  const begun = partsIn(begunArea, parts.keys(), mark);
  const close = ({ target }: Event) => {
    if (list?.popover && target instanceof Element && target.closest('a')) list.hidePopover();
  };
  nav.addEventListener('click', close);
  return () => {
    begun.disconnect();
    gone.disconnect();
    nav.removeEventListener('click', close);
  };
}
