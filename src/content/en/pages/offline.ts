import type { OfflineContent } from '../../contentShapes';
import { mainNavigation, supportNavigation } from '../navigation';

export const offline = {
  meta: {
    title: 'You are offline',
    description:
      'This page needs the internet, and you seem to be offline. You can still call us, read Help & Safety, and open pages you have visited before.',
  },
  title: 'This page needs the internet',
  text: 'You seem to be offline. Pages that you have opened before still work.',
  ways: {
    title: 'What works without the internet',
    callLabel: 'Call {phone}',
    helpline: { label: 'Cheated? Call 1930 at once', phone: '1930' },
    saved: 'Saved on this device',
    help: supportNavigation[0],
    contact: mainNavigation.afterProducts[0],
  },
} as const satisfies OfflineContent;
