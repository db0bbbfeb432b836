interface ModeDescription {
  name: string;
  label: string;
  /** What a send gets, in words for the outbox page. */
  effect: string;
  /** Status and text of the answer; without one the send is never answered. */
  answer?: readonly [status: number, text: string];
}

/** Every way the sandbox can treat a send that is in order, as the outbox page offers them. */
export const sandboxModes = [
  {
    name: 'accept',
    label: 'Accept',
    effect: '200 OK, and the message is kept below.',
    answer: [200, 'OK'],
  },
  {
    name: '403',
    label: '403 Forbidden',
    effect: 'As for an address on the block list.',
    answer: [403, 'Forbidden'],
  },
  {
    name: '429',
    label: '429 Too Many Requests',
    effect: 'As when the rate limit is reached.',
    answer: [429, 'Too Many Requests'],
  },
  {
    name: '451',
    label: '451 Unavailable For Headless Browser',
    effect: 'As for a browser that a program steers.',
    answer: [451, 'Unavailable For Headless Browser'],
  },
  {
    name: '500',
    label: '500 Internal Server Error',
    effect: 'As when the email service itself is broken.',
    answer: [500, 'Internal Server Error'],
  },
  { name: 'drop', label: 'Drop', effect: 'The connection is cut without an answer.' },
  {
    name: 'silent',
    label: 'Silent',
    effect: 'No answer until this choice changes, the visitor leaves or the server stops.',
  },
] as const satisfies readonly ModeDescription[];

export type SandboxMode = (typeof sandboxModes)[number]['name'];

/** Numbers are taken as well, because `{"mode": 403}` is what a test is likely to post. */
export function parseSandboxMode(value: unknown): SandboxMode | undefined {
  const name = typeof value === 'number' ? String(value) : value;
  return sandboxModes.find((mode) => mode.name === name)?.name;
}

/** Reads the new mode from the body of a form or of a JSON request. */
export function parseModeChange(mediaType: string, body: string): SandboxMode | undefined {
  if (mediaType !== 'application/json') {
    return parseSandboxMode(new URLSearchParams(body).get('mode'));
  }
  try {
    const change: unknown = JSON.parse(body);
    const isObject = typeof change === 'object' && change !== null;
    return isObject && 'mode' in change ? parseSandboxMode(change.mode) : undefined;
  } catch {
    return undefined;
  }
}

export function describeMode(mode: SandboxMode): ModeDescription {
  return sandboxModes.find(({ name }) => name === mode) ?? sandboxModes[0];
}
