import { contactFields } from '../../src/content/contactFields.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { KeptMessage, Outbox } from './outbox.ts';
import { outboxStyle } from './outboxStyle.ts';
import { describeMode, type SandboxMode, sandboxModes } from './sandboxMode.ts';

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
<style>${outboxStyle}</style>
</head>
<body>
<header>
<h1>Mail sandbox</h1>
<p>Queries from the contact form end here while the site runs on this computer. Nothing is sent.</p>
</header>
<main>
${modeSection(mode)}
<section aria-labelledby="outbox">
<form class="bar" method="post" action="/__outbox/clear">
<h2 id="outbox">Outbox: ${count}</h2>
<a href="/__outbox">Refresh</a>
<button class="plain">Empty the outbox</button>
</form>
${messageList(messages)}
</section>
</main>
</body>
</html>
`;
}

function modeSection(mode: SandboxMode): string {
  const { label, effect } = describeMode(mode);
  const choices = sandboxModes.map((offered) => choice(offered, offered.name === mode));
  return `<section class="card mode"${mode === 'accept' ? '' : ' data-fails'} aria-labelledby="mode">
<h2 id="mode">How sends are answered</h2>
<p>Now: <strong>${label}</strong>. ${effect}</p>
<form method="post" action="/__outbox/mode">
<fieldset>
<legend>Answer the next sends with</legend>
${choices.join('\n')}
</fieldset>
<button>Answer this way</button>
</form>
</section>`;
}

function choice(offered: (typeof sandboxModes)[number], isCurrent: boolean): string {
  const { name, label, effect } = offered;
  const checked = isCurrent ? ' checked' : '';
  return `<label class="choice">
<input type="radio" name="mode" value="${name}" autocomplete="off"${checked}>
<span><b>${label}</b><span>${effect}</span></span>
</label>`;
}

function messageList(messages: readonly KeptMessage[]): string {
  if (messages.length === 0) {
    return '<p class="empty">Nothing here yet. Send a query from the contact page.</p>';
  }
  return `<ol>\n${messages.map(messageCard).join('\n')}\n</ol>`;
}

function messageCard({ receivedAt, request }: KeptMessage): string {
  const fields = Object.keys(contactFields).map(
    (name) => `<dt>${name}</dt>${fieldValue(request.template_params[name])}`,
  );
  return `<li class="card">
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
  if (value === undefined || value === '') return '<dd class="none">not given</dd>';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `<dd dir="auto">${escapeHtml(text)}</dd>`;
}
