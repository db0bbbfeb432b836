import { describe, expect, it } from 'vitest';
import { languages } from '../../src/content/languages';
import type { LegalMessages } from '../../src/content/legalTexts';
import type { help as english } from '../../src/content/messages/en/pages/help';
import type { home as englishHome } from '../../src/content/messages/en/pages/home';
import type { ProductPageMessages } from '../../src/content/productPageRecord';
import { publicFacts } from '../../src/content/publicFacts';
import type { QuestionId } from '../../src/content/questions';
import type { Words } from '../../src/content/translation';

/** The messages that state public facts, each by the export of its module. */
interface Messages {
  help: Words<typeof english>;
  home: Words<typeof englishHome>;
  page: ProductPageMessages;
  questionAnswers: Readonly<Record<QuestionId, readonly string[]>>;
  refundCode: string;
  terminal: { bank: string };
  terms: LegalMessages;
}

const modules = import.meta.glob<Messages>('../../src/content/messages/*/**/*.ts', { eager: true });

/** A day as running text writes it: in figures, or with the name of the month, with or without a comma. */
function asWritten(date: string, locale: string): RegExp {
  const [year, month, day] = date.split('-');
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(new Date(date))
    .flatMap(({ type, value }) => (type === 'literal' ? [] : [value]));
  return new RegExp(`${day}/${month}/${year}|${parts.join(',?\\s')}`);
}

const sectionOf = ({ sections }: LegalMessages, wanted: string): string =>
  sections[wanted]?.blocks.flat().join('\n') ?? '';

describe.each(languages)('the public facts in $name', ({ code, locale }) => {
  const module = (file: string) => {
    const found = modules[`../../src/content/messages/${code}/${file}.ts`];
    if (!found) throw new Error(`No ${file} in ${code}`);
    return found;
  };
  const { help } = module('pages/help');
  const { home } = module('pages/home');
  const { terms } = module('legal/terms');
  const { questionAnswers } = module('questions');
  const { refundCode } = module('refundCode');
  const { bank } = module('terminal').terminal;
  // A one-time password is what stands there in brackets, and a bank’s one is what the refund code is not.
  const [, password = ''] = /\((.+?)\)/.exec(refundCode) ?? [];
  const [banks = ''] =
    new RegExp(`${bank}\\S*( \\S+)??(?= ${password})`, 'i').exec(refundCode) ?? [];

  it('give the days for a complaint to the Ombudsman, counted from the bank’s own', () => {
    const { replyDays, complaintDays } = publicFacts.ombudsman.deadlines;
    const rung = help.complaint.rungs.ombudsman.text;
    for (const text of [rung, sectionOf(terms, 'payment-disputes')]) {
      expect(text).toMatch(new RegExp(`\\b${replyDays}\\b`));
      expect(text).toMatch(new RegExp(`\\b${complaintDays}\\b`));
    }
  });

  it('date the rule of failed transactions from the day on which it came into force', () => {
    const { since } = publicFacts.failedTransactions.rule;
    const { early } = help.money.calculator.answers;
    for (const text of [early, sectionOf(terms, 'failed-transactions')])
      expect(text).toMatch(asWritten(since, locale));
  });

  it('say of every PIN and one-time password to be kept secret that it is the bank’s', () => {
    const secrets = [
      home.safety.rules[2],
      `${help.fraud.rules.pin.title} ${help.fraud.rules.pin.text}`,
      help.fraud.tricks.agent.text,
      module('products/aadhaar-banking').page.safety.first,
      terms.summary[2],
      terms.sections['your-duties']?.blocks.flat()[4],
    ];
    for (const text of secrets) expect(text).toContain(banks);
  });

  it('explain the refund code of a train ticket wherever a ticket is cancelled', () => {
    expect(password).not.toBe('');
    expect(banks).not.toBe('');
    for (const texts of [
      module('products/travel-services').page.safety.points,
      questionAnswers['waitlisted-ticket'],
      questionAnswers['change-or-cancel'],
    ])
      expect(texts).toContain(refundCode);
    expect(sectionOf(terms, 'failed-transactions')).toContain(password);
  });

  it('name the app of UIDAI that is not being retired', () => {
    const texts = [
      ...Object.values(help.fraud.steps).map(({ text }) => text),
      ...Object.values(questionAnswers).flat(),
    ];
    expect(texts.filter((text) => text.includes('mAadhaar'))).toEqual([]);
  });
});
