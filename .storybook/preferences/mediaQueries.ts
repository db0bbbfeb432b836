/** A feature that a page cannot switch, and the value it is to have. */
export type Preference =
  | { feature: 'prefers-reduced-motion'; value: 'reduce' }
  | { feature: 'forced-colors'; value: 'active' };

const always = '(width >= 0px)';
const never = '(width < 0px)';

const asked = ({ feature }: Preference) =>
  new RegExp(String.raw`\(\s*${feature}\s*(?::\s*([\w-]+)\s*)?\)`, 'g');

/** The question is kept in its answer, so that it can be taken back from the text alone. */
const answered =
  /\((\((?:prefers-reduced-motion|forced-colors)[^()]*\)) (?:or \(width >= 0px\)|and \(width < 0px\))\)/g;

/** A media query as it was written. */
export const asWritten = (query: string) => query.replace(answered, '$1');

/** A media query that finds these preferences on, whatever the device says. */
export const withPreferences = (query: string, preferences: readonly Preference[]) =>
  preferences.reduce(
    (text, preference) =>
      text.replace(asked(preference), (question, value = preference.value) =>
        value === preference.value ? `(${question} or ${always})` : `(${question} and ${never})`,
      ),
    asWritten(query),
  );
