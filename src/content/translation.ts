/** What is the same in every language: names that code goes by, addresses, numbers. */
type FixedKey = 'country' | 'postalCode' | 'value';

/** A text with the placeholders of another, such as `{time}` of `closes at {time}`, in any order. */
type WithPlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? WithPlaceholdersOf<Rest> & `${string}{${Name}}${string}`
  : string;

/** A text with links to the same places. */
type WithLinksOf<Text extends string> = Text extends `${string}](${infer Target})${infer Rest}`
  ? WithLinksOf<Rest> & `${string}](${Target})${string}`
  : string;

/** A text with emphasis where the other has any. How often each mark stands there, the build counts. */
type WithEmphasisOf<Text extends string> = Text extends `${string}**${string}**${string}`
  ? `${string}**${string}**${string}`
  : string;

/** The same for each item or key. */
type EachTranslated<Messages> = {
  readonly [Key in keyof Messages]: Key extends FixedKey
    ? Messages[Key]
    : Translated<Messages[Key]>;
};

/** Stands where a list has no counted items, so that the compiler names what is missing. */
type UncountedList = 'Write `as const` after the messages of the first language';

/**
 * What a language must say for the words of another: the same keys and as many items, and in each text the same
 * placeholders, links and emphasis. The build finds what is too many (`build/translationFaults.ts`).
 */
export type Translated<Messages> = Messages extends string
  ? WithPlaceholdersOf<Messages> & WithLinksOf<Messages> & WithEmphasisOf<Messages>
  : Messages extends readonly unknown[]
    ? number extends Messages['length']
      ? UncountedList
      : EachTranslated<Messages>
    : EachTranslated<Messages>;

/** Messages of these keys in any language. */
export type Words<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string ? string : Words<Messages[Key]>;
};
