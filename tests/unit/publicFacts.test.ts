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
  terms: LegalMessages;
}

const modules = import.meta.glob<Messages>('../../src/content/messages/*/**/*.ts', { eager: true });

/** How texts call a bank and a one-time password, up to the endings that a word may take. */
const wordsOf: Readonly<Record<string, { bank: RegExp; code: RegExp }>> = {
  en: { bank: /bank’s/, code: /OTP|one-time password/ },
  hi: { bank: /बैंक का/, code: /ओटीपी/ },
  mr: { bank: /बँकेचा/, code: /ओटीपी/ },
  bn: { bank: /ব্যাঙ্কের/, code: /ওটিপি/ },
  ta: { bank: /வங்கியின்/, code: /ஓடிபி/ },
};

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
  const words = wordsOf[code] ?? { bank: /never/, code: /never/ };

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
    const duties = sectionOf(terms, 'your-duties').split('\n');
    const secrets = [
      home.safety.rules[2],
      `${help.fraud.rules.pin.title} ${help.fraud.rules.pin.text}`,
      help.fraud.tricks.agent.text,
      module('products/aadhaar-banking').page.safety.first,
      terms.summary[2],
      duties.find((duty) => words.code.test(duty)),
    ];
    for (const text of secrets) {
      expect(text).toMatch(words.code);
      expect(text).toMatch(words.bank);
    }
  });

  it('explain the refund code of a train ticket wherever a ticket is cancelled', () => {
    const { refundCode } = module('refundCode');
    expect(refundCode).toMatch(words.code);
    expect(refundCode).toMatch(words.bank);
    for (const texts of [
      module('products/travel-services').page.safety.points,
      questionAnswers['waitlisted-ticket'],
      questionAnswers['change-or-cancel'],
    ])
      expect(texts).toContain(refundCode);
    expect(sectionOf(terms, 'failed-transactions')).toMatch(words.code);
  });

  it('name the app of UIDAI that is not being retired', () => {
    const texts = [
      ...Object.values(help.fraud.steps).map(({ text }) => text),
      ...Object.values(questionAnswers).flat(),
    ];
    expect(texts.filter((text) => text.includes('mAadhaar'))).toEqual([]);
  });
});
