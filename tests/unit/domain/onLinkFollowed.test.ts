import { afterEach, describe, expect, it, vi } from 'vitest';
import { onLinkFollowed } from '../../../src/domain/onLinkFollowed';
import { openWindow } from './followLink';

const about = 'https://saralpay.example/about';

afterEach(() => vi.unstubAllGlobals());

function follow() {
  const onFollowed = vi.fn();
  const window = openWindow('https://saralpay.example/contact#form');
  onLinkFollowed(onFollowed);
  return { ...window, onFollowed };
}

describe('following a link', () => {
  it('is told with the link, before anything on the page hears of it', () => {
    const { click, onFollowed, phases } = follow();
    click({ href: about });
    expect(onFollowed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ href: about }));
    expect(phases).toEqual([true]);
  });

  it.each([
    ['within the page', { href: 'https://saralpay.example/contact#top' }, {}],
    ['into another tab', { href: about, target: '_blank' }, {}],
    ['to a mail program', { href: 'mailto:help@saralpay.example', protocol: 'mailto:' }, {}],
    ['with Ctrl', { href: about }, { ctrlKey: true }],
    ['with Command', { href: about }, { metaKey: true }],
    ['with Shift', { href: about }, { shiftKey: true }],
  ])('%s leaves the page where it is', (_, link, keys) => {
    const { click, onFollowed } = follow();
    click(link, keys);
    expect(onFollowed).not.toHaveBeenCalled();
  });

  it('is not what a click beside links does', () => {
    const { click, dispatch, onFollowed } = follow();
    click({ href: about, closest: () => null });
    dispatch('click', { target: new EventTarget() });
    expect(onFollowed).not.toHaveBeenCalled();
  });
});
