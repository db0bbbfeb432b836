import { overrides } from '../../biome.json';

/** The layers of the lint rule, each with the imports it refuses. */
const layers = overrides.flatMap(({ includes, linter: { rules } }) => {
  const patterns = rules.style?.noRestrictedImports?.options.patterns;
  return patterns ? [{ folder: includes.join(', ').replace('/**', ''), patterns }] : [];
});

type Pattern = (typeof layers)[number]['patterns'][number];

/** The folder or package of a glob: `../../pages/**` is `pages`. */
const nameOf = (glob: string) => glob.replaceAll(/^(?:\*\*|\.\.|\/)+|\/\*\*$/g, '');

/** What a pattern refuses: folders and packages, or some of what they export. */
function refusal(pattern: Pattern) {
  const namesOf = (globs: string[]) => [...new Set(globs.map(nameOf))].join(', ');
  const refused = namesOf(pattern.group.filter((glob) => !glob.startsWith('!')));
  if (!pattern.importNamePattern) return refused;
  if ('invertImportNamePattern' in pattern)
    return `${refused} but for ${pattern.importNamePattern}`;
  const allowed = namesOf(
    pattern.group.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
  );
  return `values (not types) of ${refused}${allowed && ` but for ${allowed}`}`;
}

/** What each layer may not import, read from the lint rule itself, and what the rule then says. */
export function LayerRules() {
  const messages = layers.flatMap(({ patterns }) => patterns.map(({ message }) => message));
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Files in</th>
            <th>Refused imports</th>
          </tr>
        </thead>
        <tbody>
          {layers.map(({ folder, patterns }) => (
            <tr key={folder}>
              <td>{folder}</td>
              <td>{patterns.map(refusal).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>What it says:</p>
      <ul>
        {[...new Set(messages)].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );
}
