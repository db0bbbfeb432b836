/**
 * Calls when a link is followed that leads away from this page, in the same tab, until the signal
 * aborts. Not every browser fires `beforeunload`, and those that do may abort what is being fetched
 * before.
 */
export function onLinkFollowed(
  onFollowed: (link: HTMLAnchorElement) => void,
  signal?: AbortSignal,
): void {
  addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || ctrlKey || metaKey || shiftKey || link.target) return;
      const [page] = location.href.split('#');
      if (link.protocol.startsWith('http') && link.href.split('#')[0] !== page) onFollowed(link);
    },
    { capture: true, signal },
  );
}
