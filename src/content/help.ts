/** What the help page tells of each matter, in its order: the keys of its messages, and of its drawings. */
export const helpRecord = {
  /** Also the anchors. */
  parts: ['fraud', 'money', 'complaint', 'questions'],
  fraudSteps: ['call', 'passbook', 'lock'],
  rules: ['fingerprint', 'blankScreen', 'amount', 'receipt', 'pin'],
  tricks: ['agent', 'refund', 'app'],
  moneySteps: ['wait', 'failedSlip', 'message', 'tell', 'complaint'],
  /** Those to whom a complaint goes, from the first to the last. */
  rungs: ['shop', 'company', 'bank', 'ombudsman'],
} as const;

/** Where the Ombudsman is reached, the same in every language. */
export const ombudsmanPlaces = [
  '[cms.rbi.org.in](https://cms.rbi.org.in)',
  '[crpc@rbi.org.in](mailto:crpc@rbi.org.in)',
] as const;
