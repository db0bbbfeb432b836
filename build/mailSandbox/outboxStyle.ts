import { createHash } from 'node:crypto';
import { colours, radius } from '../../src/theme/tokens.ts';

/** The whole style of the outbox page, which refers to nothing outside itself. */
export const outboxStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body {
  margin: 0; padding: 0 16px 64px; background: ${colours.paper}; color: ${colours.ink};
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere;
}
header, main { max-width: 46rem; margin-inline: auto; }
header { padding: 40px 0 8px; }
h1 { margin: 0; font-size: 2rem; line-height: 1.15; letter-spacing: -0.02em; }
h1::after {
  content: ''; display: block; width: 56px; height: 6px; margin-top: 12px;
  border-radius: 3px; background: ${colours.marigold};
}
h2 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 0; font-size: 1.0625rem; }
p { margin: 0; }
header p { margin-top: 16px; color: ${colours.mute}; }
a { color: ${colours.indigo}; }
section { margin-top: 32px; }
.card {
  padding: 20px; background: ${colours.white};
  border: 1px solid ${colours.line}; border-radius: ${radius.surface}px;
}
.mode { border-left: 6px solid ${colours.leaf}; }
.mode[data-fails] { border-left-color: ${colours.marigold}; }
.mode p { margin: 8px 0 16px; }
fieldset { margin: 0 0 16px; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 4px; color: ${colours.mute}; }
.choice {
  display: grid; grid-template-columns: auto 1fr; gap: 12px; padding: 10px 12px;
  border-radius: ${radius.control}px; cursor: pointer;
}
.choice:hover { background: ${colours.sand}; }
.choice:has(:checked) { background: ${colours.indigoMist}; }
.choice input { width: 20px; height: 20px; margin: 2px 0 0; accent-color: ${colours.indigo}; }
.choice b, .choice span { display: block; }
.choice b { color: ${colours.ink}; }
.choice span span { font-size: 0.9375rem; color: ${colours.mute}; }
.choice:has(:checked) span span { color: ${colours.ink}; }
button {
  min-height: 48px; padding: 8px 20px; border: 2px solid ${colours.indigo};
  border-radius: ${radius.control}px; background: ${colours.indigo}; color: ${colours.white};
  font: inherit; font-weight: 600; cursor: pointer;
}
button:hover { background: ${colours.indigoBright}; border-color: ${colours.indigoBright}; }
button.plain { background: transparent; color: ${colours.indigo}; }
button.plain:hover { background: ${colours.indigoMist}; border-color: ${colours.indigo}; }
:focus-visible { outline: 3px solid ${colours.indigoBright}; outline-offset: 2px; }
.bar { display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: center; }
.bar h2 { flex: 1 1 auto; }
ol { margin: 16px 0 0; padding: 0; list-style: none; display: grid; gap: 16px; }
.empty { margin-top: 16px; color: ${colours.mute}; }
time { display: block; font-size: 0.9375rem; color: ${colours.mute}; }
dl { display: grid; grid-template-columns: 5.5rem 1fr; gap: 6px 12px; margin: 14px 0; }
dt { color: ${colours.mute}; text-transform: capitalize; }
dd { margin: 0; min-width: 0; white-space: pre-wrap; }
.none { color: ${colours.mute}; }
summary { padding: 8px 0; color: ${colours.indigo}; cursor: pointer; font-weight: 600; }
pre {
  margin: 8px 0 0; padding: 14px; border-radius: ${radius.control}px; background: ${colours.sand};
  font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap;
}
@media (max-width: 30rem) {
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 8px; }
}
`;

/** What the content security policy must name for this style, and only this one, to apply. */
export const outboxStyleHash = `sha256-${createHash('sha256').update(outboxStyle).digest('base64')}`;
