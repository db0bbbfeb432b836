import { expect, it } from 'vitest';
import { exampleTexts, leafNames } from '../../src/atoms/reversalTexts';

const rule = { days: 5, rupeesADay: 100, since: '2019-10-15' };
const weekdayIn = (locale: string) => exampleTexts(rule, locale)[leafNames(0).weekday];

it('names weekdays in short where all of them fit a leaf, and by a letter where one does not', () => {
  expect(weekdayIn('en-IN')).toBe('Tue');
  expect(weekdayIn('bn-IN')).toBe('ম');
});
