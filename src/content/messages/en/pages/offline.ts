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
    helplineTitle: 'Cheated? Call 1930 at once',
    saved: 'Saved on this device',
  },
} as const;
