import { checks, componentStatus } from '../../.storybook/status/componentStatus';
import { recordKeys } from '../../src/domain/recordKeys';
import { DocsLink } from './DocsLink';
import { ProvedBy } from './ProvedBy';

const hasFigma = Object.values(componentStatus).some(({ figma }) => figma);

const columns = [
  'Component',
  'Status',
  'Since',
  ...(hasFigma ? ['Drawing'] : []),
  ...Object.values(checks),
];

/** Every component with its status, its version and the stories that prove its accessibility. */
export function ComponentTable() {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((heading) => (
            <th key={heading}>{heading}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(componentStatus).map(([component, { status, since, figma, checklist }]) => (
          <tr key={component}>
            <td>
              <DocsLink component={component} />
            </td>
            <td>{status}</td>
            <td>{since}</td>
            {hasFigma && <td>{figma && <a href={figma}>Figma</a>}</td>}
            {recordKeys(checks).map((check) => (
              <td key={check}>
                <ProvedBy component={component} check={check} checklist={checklist} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
