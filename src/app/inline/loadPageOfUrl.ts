/**
 * A reload leaves the entries that the application has made in the history: Back and Forward then change
 * the URL and load nothing. Until the application is there to show the page, the browser loads it.
 */
const { pathname } = location;

addEventListener('popstate', () => {
  const isHydrated = document.documentElement.dataset.app === 'ready';
  if (!isHydrated && location.pathname !== pathname) location.reload();
});

export {};
