/** What stood in a form's fields last, kept in memory from one visit of its page to the next. */
export interface Draft<Values> {
  read: () => Values;
  keep: (values: Values) => void;
  /** Makes it blank again: what was typed has reached its end. */
  clear: () => void;
}

export function createDraft<Values>(blank: Values): Draft<Values> {
  let kept = blank;
  return {
    read: () => kept,
    keep: (values) => {
      kept = values;
    },
    clear: () => {
      kept = blank;
    },
  };
}
