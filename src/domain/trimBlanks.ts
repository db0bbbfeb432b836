/**
 * From the first character that leaves a mark to the last, with what is written into that one: a joiner
 * at the end of an Indian word, the style of an emoji.
 */
const written =
  /^[\s\p{Cc}\p{DI}\ufff9-\ufffb\u2800]*(.*[^\s\p{Cc}\p{DI}\ufff9-\ufffb\u2800][\p{Gr_Ext}\u200d]*)?/su;

/** A text without the blanks and the invisible characters at its ends; empty where it has no others. */
export const trimBlanks = (text: string): string => written.exec(text)?.[1] ?? '';
