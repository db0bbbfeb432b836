/**
 * A field of a form. All fields of this site are required; what stands in one is trimmed. A new one needs this
 * record and, in each language, the messages that its rule names, its label, which also says what a hint would, and a
 * line of the privacy policy.
 */
export interface FormField<Message extends string = string> {
  /**
   * What the browser's keyboard and autofill make of the field.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel';
  /** Purpose of the value for autofill. */
  autoComplete?: string;
  /** Keyboard of a touch screen where `type` does not say enough. */
  inputMode?: 'numeric';
  /** Least lines of a longer text, which grows with it; without it the field has a single line. */
  rows?: number;
  /** The values of which one is chosen: radios, unless `as` says otherwise. */
  options?: readonly string[];
  /** The options as a list that opens. */
  as?: 'select';
  rule: FieldRule<Message>;
}

/** What a field takes, with the keys of the messages that say why it does not. */
export interface FieldRule<Message extends string = string> {
  /** Said of a field without a value, or with one that is no option of it. */
  required: Message;
  format?: TextFormat<Message>;
}

interface TextFormat<Message extends string> {
  /**
   * `email` is what a browser's `type=email` takes. An expression is asked of the text as it was typed: `\d` takes
   * 0 to 9 alone, `\p{Nd}` (with the flag `u`) the digits of every script. Only `PhoneField` turns those into 0 to 9.
   */
  pattern: RegExp | 'email';
  /** Said of a text that does not match. */
  invalid: Message;
  /** A text that matches; tests and stories write it. */
  example: string;
}

/** The keys of all messages that the rules of these fields name. */
export type FieldMessage<Fields extends Readonly<Record<string, FormField>>> = {
  [Name in keyof Fields]: Fields[Name] extends FormField<infer Message> ? Message : never;
}[keyof Fields];

/** What people read of a field: its label and, where it has options, the label of each. */
export type FieldLabel =
  | string
  | { readonly label: string; readonly options: Readonly<Record<string, string>> };

/** The labels of all these fields. */
export type FieldLabels<Fields extends Readonly<Record<string, FormField>>> = {
  readonly [Name in keyof Fields]: Fields[Name] extends {
    options: readonly (infer Option extends string)[];
  }
    ? { readonly label: string; readonly options: Readonly<Record<Option, string>> }
    : string;
};
