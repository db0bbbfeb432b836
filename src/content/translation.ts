/** What is the same in every language: names that code goes by, addresses, numbers. */
type FixedKey =
  | 'country'
  | 'date'
  | 'href'
  | 'id'
  | 'network'
  | 'path'
  | 'illustration'
  | 'postalCode'
  | 'value'
  | 'version';

/** A text with the placeholders of another, such as `{time}` of `closes at {time}`, in any order. */
type WithPlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? WithPlaceholdersOf<Rest> & `${string}{${Name}}${string}`
  : string;

/**
 * What a language must say for the words of another: the same keys and as many items, the same
 * addresses, and the same placeholders in each text.
 */
export type Translated<Messages> = Messages extends string
  ? WithPlaceholdersOf<Messages>
  : {
      readonly [Key in keyof Messages]: Key extends FixedKey
        ? Messages[Key]
        : Translated<Messages[Key]>;
    };
