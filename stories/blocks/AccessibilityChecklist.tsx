import { useOf } from '@storybook/addon-docs/blocks';
import { checks } from '../../.storybook/status/componentStatus';
import { componentOf, statusOf } from '../../.storybook/status/statusOf';
import { recordKeys } from '../../src/domain/recordKeys';
import { ProvedBy } from './ProvedBy';

/** On the docs page of a component: each check of the accessibility checklist with the story that proves it. */
export function AccessibilityChecklist() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const component = componentOf(title);
  const known = statusOf(title);
  if (!component || !known) return null;
  return (
    <table>
      <thead>
        <tr>
          <th>Check</th>
          <th>Proved by</th>
        </tr>
      </thead>
      <tbody>
        {recordKeys(checks).map((check) => (
          <tr key={check}>
            <td>{checks[check]}</td>
            <td>
              <ProvedBy component={component} check={check} checklist={known.checklist} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
