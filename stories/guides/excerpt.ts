const indentOf = (line: string) => line.length - line.trimStart().length;

/**
 * Lines of a source, from the one that begins with `first` to the next that is as far to the right
 * and begins with `last`, moved to the left edge. Fails where there are none, so that a guide never
 * shows less than it says.
 */
export function excerpt(source: string, first: string, last = first): string {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.trimStart().startsWith(first));
  const indent = indentOf(lines[start] ?? '');
  const end = lines.findIndex(
    (line, index) =>
      index >= start && indentOf(line) === indent && line.trimStart().startsWith(last),
  );
  if (start < 0 || end < 0)
    throw new Error(`The source has no lines from “${first}” to “${last}”.`);
  return lines
    .slice(start, end + 1)
    .map((line) => line.slice(indent))
    .join('\n');
}
