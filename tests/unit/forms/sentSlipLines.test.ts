import { expect, it } from 'vitest';
import { sentSlipLines } from '../../../src/forms/sentSlipLines';

const content = {
  title: 'Sent',
  dateLabel: 'Date',
  timeLabel: 'Time',
  toLabel: 'To',
};

it('says on the slip of a query the long date, the time of 24 hours, and whom it went to', () => {
  expect(sentSlipLines(content, 'en-IN', 'help@example.com', new Date(2026, 10, 4, 0, 7))).toEqual([
    { label: 'Date', text: '4 November 2026' },
    { label: 'Time', text: '00:07' },
    { label: 'To', text: 'help@example.com' },
  ]);
});
