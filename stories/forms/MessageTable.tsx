import { AnchorMdx } from '@storybook/addon-docs/blocks';

export interface MessageCause {
  /** What brings the message about: a sentence. */
  cause: string;
  /** Where it is told, and how. */
  place: string;
  /** Address of a story that shows it. */
  shownBy: string;
}

interface MessageTableProps {
  messages: Readonly<Record<string, string>>;
  /** Of every message, by its key. */
  causes: Readonly<Record<string, MessageCause>>;
}

/** Every message of a form, verbatim from the content, with its cause; each leads to a story that shows it. */
export function MessageTable({ messages, causes }: MessageTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>Message</th>
          <th>Cause and place</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(causes).map(([key, { cause, place, shownBy }]) => (
          <tr key={key}>
            <td>
              <AnchorMdx href={shownBy} target="_self">
                {messages[key]}
              </AnchorMdx>
            </td>
            <td>
              {cause}
              <br />
              {place}.
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
