import type { disputes } from '#messages/disputes';
import type { terminal } from '#messages/terminal';

/** A word of the machine, by its key. */
type Word = keyof typeof terminal;

/** What the terminal asks for, or that the bank has approved. */
type TerminalState = 'check' | 'card' | 'finger' | 'pin' | 'approved';

/** A line of a screen or a slip: what it names, and a word of the machine or a figure, an example. */
export interface LineRecord {
  label: Word;
  text?: Word;
  /** The same in every language. */
  figure?: string;
  /** Of several that are offered, the one that is chosen. */
  isChosen?: true;
}

/** What is printed; the first line and the total are set large. */
export interface SlipRecord {
  title: Word;
  lines: readonly LineRecord[];
  /** An amount with its sign. */
  total?: string;
  result?: Word;
}

/** What the terminal shows at a step. */
export interface ScreenRecord {
  state: TerminalState;
  /** The service, as the machine names it. */
  title: Word;
  /** An amount with its sign. */
  amount?: string;
  lines?: readonly LineRecord[];
  /** What is to be done now, or the answer. */
  prompt: Word;
  /** What it says next, until the bank has answered. */
  wait?: Word;
  slip?: SlipRecord;
}

/** A thing to do, or to know. */
export interface PointMessages {
  title: string;
  text?: string;
}

export type StepMessages = Required<PointMessages>;

interface ServiceMessages {
  /** What the service is, one to three sentences. */
  text: string;
  /** All of its steps, or those in which it differs from the steps that the page says once. */
  steps: Readonly<Record<string, StepMessages>>;
}

/** What a language says on the page of a product. */
export interface ProductPageMessages {
  meta: { title: string; description: string };
  /** What the service is like, in at most eight words; never a fee or a claim. */
  promise: string;
  lead: string;
  /** What the services are for, as examples; none where their names say it. */
  kinds?: { title: string; text: string };
  /** What to bring to the counter; the words that name the thing itself are emphasised. */
  bring: readonly string[];
  /** How a customer makes sure of a payment, whatever the service. */
  advice: { title: string; points: readonly PointMessages[] };
  /** The steps that all services share, said once. */
  steps?: Readonly<Record<string, StepMessages>>;
  services: Readonly<Record<string, ServiceMessages>>;
  /** Short facts that keep customers safe, the first of them set large; never a fee or rate of the company. */
  safety: { title: string; first: string; firstText?: string; points: readonly string[] };
}

/** The keys of a record; none where there is none. */
type KeysOf<Steps> = Steps extends object ? Extract<keyof Steps, string> : never;

/** What is the same in every language on the page of a product, for the keys of its messages. */
export interface ProductPageRecord<Messages extends ProductPageMessages> {
  /** Which of the two sentences about charges the page says. */
  charges: keyof (typeof disputes)['charges'];
  /** What it says of money that left an account; none where none does at the counter. */
  reversal?: 'reversal' | 'cardReversal';
  /** The steps that all services share, in their order. */
  steps?: readonly { id: KeysOf<Messages['steps']>; screen: ScreenRecord }[];
  services: {
    readonly [Service in keyof Messages['services']]: {
      /** Its steps in their order, each with a screen where the page has no steps that all share. */
      steps: readonly {
        id: KeysOf<Messages['services'][Service]['steps']>;
        screen?: ScreenRecord;
      }[];
      /** What is printed, where that is what one comes for and no step shows it. */
      slip?: SlipRecord;
    };
  };
}

/** The messages of a product's page with their record; loaded with the page. */
export interface ProductPageContent {
  messages: ProductPageMessages;
  record: ProductPageRecord<ProductPageMessages>;
}

/** When a transaction was made and how it is found again, on most slips. */
export const printed = [
  { label: 'date', text: 'dateAndTime' },
  { label: 'reference', figure: '0000 0000 0000' },
] as const satisfies readonly LineRecord[];
