import { expect, it } from 'vitest';
import { withQuestionFirst } from '../../../src/domain/withQuestionFirst';

it('parts what is asked, in one question or two, from what to do', () => {
  expect(withQuestionFirst('Lost your card? Call your bank.')).toEqual({
    question: 'Lost your card?',
    answer: 'Call your bank.',
  });
  expect(withQuestionFirst('No cash? Or not confirmed? Wait five days.')).toEqual({
    question: 'No cash? Or not confirmed?',
    answer: 'Wait five days.',
  });
});

it('leaves advice that does not ask as it is', () => {
  expect(withQuestionFirst('Take a receipt.')).toEqual({
    question: undefined,
    answer: 'Take a receipt.',
  });
});
