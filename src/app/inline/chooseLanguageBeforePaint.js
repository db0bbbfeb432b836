/**
 * A language that the visitor chose is remembered: whoever comes from elsewhere to the page in another
 * one is led to theirs, but not whoever goes back to it. Nobody who has not chosen is led anywhere; where
 * the browser speaks another language of the site, the page shows its offer once. Where storage is
 * blocked, a choice holds as far as its links lead.
 */
try {
  const { lang, dataset } = document.documentElement;
  const chosen = localStorage.language;
  const wanted = chosen ?? navigator.language.slice(0, 2);

  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // A link in the words of another language is a choice; one that only leads there is none.
      if (link?.lang) localStorage.language = link.hreflang;
    },
    true,
  );

  const page = document.querySelector(`link[hreflang="${wanted}"]`)?.getAttribute('href');
  if (page && !lang.startsWith(wanted)) {
    const [navigation] = performance.getEntriesByType('navigation');
    const isReturn = Reflect.get(Object(navigation), 'type') === 'back_forward';
    if (!chosen) {
      localStorage.offered ??= dataset.offer = wanted;
    } else if (!isReturn && !document.referrer.startsWith(origin)) {
      location.replace(new URL(page).pathname + location.search + location.hash);
    }
  }
} catch {}

export {};
