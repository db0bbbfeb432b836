/**
 * Calls when a link is followed that leads away from this page, in the same tab. Not every browser
 * fires `beforeunload`, and those that do may abort what is being fetched before.
 *
 * @param options of the listener, which must capture.
 */
export function onLinkFollowed(
  onFollowed: (link: HTMLAnchorElement) => void,
  options: AddEventListenerOptions | true = true,
): void {
  addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || ctrlKey || metaKey || shiftKey || link.target) return;
      const [page] = location.href.split('#');
      if (link.protocol.startsWith('http') && link.href.split('#')[0] !== page) onFollowed(link);
    },
    options,
  );
}
