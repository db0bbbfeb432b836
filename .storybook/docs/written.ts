/**
 * Elements that Markdown made on a docs page. The components shown there keep the look they have on the
 * site, and Storybook's own tables of props keep theirs.
 */
export const written = (elements: string) =>
  `& :is(${elements}):where(:not(.sb-unstyled, .sb-unstyled *, .sb-anchor, .docblock-argstable, .docblock-argstable *))`;
