import { createHash } from 'node:crypto';
import { contactFields } from '../../src/content/contactFields.ts';
import { colours } from '../../src/theme/tokens.ts';
import {
  describeMode,
  type KeptMessage,
  type Outbox,
  type SandboxMode,
  sandboxModes,
} from './outbox.ts';

/** The whole style of the page, which refers to nothing outside itself. */
const style = `
body {
  max-width: 46rem; margin: 0 auto; padding: 16px; background: ${colours.paper}; color: ${colours.ink};
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere;
}
a, summary { color: ${colours.indigo}; }
a, summary, label, button { padding: 12px 0; }
fieldset { margin: 0 0 16px; padding: 0; border: 0; }
label { display: block; }
input { width: 20px; height: 20px; margin: 0 8px 0 0; vertical-align: text-bottom; }
button {
  padding-inline: 20px; border: 2px solid ${colours.indigo}; border-radius: 8px;
  background: ${colours.white}; color: ${colours.indigo}; font: inherit; cursor: pointer;
}
a { margin-right: 16px; }
ol { padding: 0; list-style: none; }
li { margin: 16px 0; padding: 0 16px; border: 1px solid ${colours.line}; background: ${colours.white}; }
dt { color: ${colours.mute}; text-transform: capitalize; }
dd { margin: 0 0 8px; }
dd, pre { white-space: pre-wrap; }
`;

/** What the content security policy must name for this style, and only this one, to apply. */
export const outboxStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe both between tags and inside a quoted attribute. */
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const clock = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** The outbox as one HTML document without script and without outside references. */
export function outboxPage({ mode, messages }: Pick<Outbox, 'mode' | 'messages'>): string {
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${count} – Mail sandbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Mail sandbox</h1>
<p>Queries from the contact form end here while the site runs on this computer. Nothing is sent.</p>
${modeSection(mode)}
<h2>Outbox: ${count}</h2>
<form method="post" action="/__outbox/clear">
<a href="/__outbox">Refresh</a>
<button>Empty the outbox</button>
</form>
${messageList(messages)}
</main>
</body>
</html>
`;
}

function modeSection(mode: SandboxMode): string {
  const { label, effect } = describeMode(mode);
  const choices = sandboxModes.map((offered) => {
    const checked = offered.name === mode ? ' checked' : '';
    return `<label><input type="radio" name="mode" value="${offered.name}" autocomplete="off"${checked}>
<b>${offered.label}</b>: ${offered.effect}</label>`;
  });
  return `<h2>How sends are answered</h2>
<p>Now: <strong>${label}</strong>. ${effect}</p>
<form method="post" action="/__outbox/mode">
<fieldset>
<legend>Answer the next sends with</legend>
${choices.join('\n')}
</fieldset>
<button>Answer this way</button>
</form>`;
}

function messageList(messages: readonly KeptMessage[]): string {
  if (messages.length === 0) {
    return '<p>Nothing here yet. Send a query from the contact page.</p>';
  }
  return `<ol>\n${messages.map(messageCard).join('\n')}\n</ol>`;
}

function messageCard({ receivedAt, request }: KeptMessage): string {
  const fields = Object.keys(contactFields).map(
    (name) => `<dt>${name}</dt>${fieldValue(request.template_params[name])}`,
  );
  return `<li>
<h3><time datetime="${receivedAt.toISOString()}">${clock.format(receivedAt)} IST</time></h3>
<dl>
${fields.join('\n')}
</dl>
<details>
<summary>Raw request</summary>
<pre>${escapeHtml(JSON.stringify(request, null, 2))}</pre>
</details>
</li>`;
}

function fieldValue(value: unknown): string {
  if (value === undefined || value === '') return '<dd>not given</dd>';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `<dd dir="auto">${escapeHtml(text)}</dd>`;
}
