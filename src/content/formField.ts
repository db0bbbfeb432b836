/** A field of a form. All fields of this site are required; what stands in one is trimmed. */
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
  rule: FieldRule<Message>;
}

/** What a field takes, with the keys of the messages that say why it does not. */
export interface FieldRule<Message extends string = string> {
  /** Said of a field without a value. */
  required: Message;
  format?: TextFormat<Message>;
}

interface TextFormat<Message extends string> {
  /** `email` is what a browser's `type=email` takes. */
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
