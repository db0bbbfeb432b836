import { useEffect, useState } from 'react';

/**
 * The line that a section has to cross to be the one that is read: a fifth of the way down, where even a
 * short section reaches that a link has just brought to the top.
 */
const readingLine = { rootMargin: '-20% 0px -80% 0px' } as const;

/** Id of the section that is being read; none until the first has come so far. */
export function useSectionInView(sections: ReadonlyArray<{ id: string }>): string | undefined {
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (crossing) setInView(crossing.target.id);
      },
      { root: document, ...readingLine },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return inView;
}
