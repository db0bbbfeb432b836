import type { BillIcon, IconShapes } from '../content/contentShapes';

const bolt = 'M13.5 3L5.5 13.5H11L10 21l8.5-11H12.5z';
const flame =
  'M12 3c.5 3.6 6 6 6 11.5a6 6 0 0 1-12 0c0-2.2 1-4 2.2-5.2c.2 1.6.9 2.5 2 2.9C9.8 9 10.3 5.8 12 3z';
const drop = 'M12 3c3.2 4 6 7.4 6 11.5a6 6 0 0 1-12 0C6 10.4 8.8 7 12 3z';
const phone = 'M8.5 3h7a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z';

/** What is paid for at the counter, for `twoToneIcon`. */
export const billIcons: Record<BillIcon, IconShapes> = {
  electricity: { tone: bolt, line: bolt },
  gas: { tone: flame, line: flame },
  water: { tone: drop, line: `${drop}M9.3 14.7a2.8 2.8 0 0 0 2.5 2.9` },
  phone: { tone: phone, line: `${phone}M10.8 17.5h2.4` },
};
