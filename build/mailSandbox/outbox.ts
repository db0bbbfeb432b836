import type { SendRequest } from './sendRequest.ts';

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

export function parseSandboxMode(name: unknown): SandboxMode | undefined {
  return sandboxModes.find((mode) => mode.name === name)?.name;
}

export function describeMode(mode: SandboxMode): ModeDescription {
  return sandboxModes.find(({ name }) => name === mode) ?? sandboxModes[0];
}

export interface KeptMessage {
  receivedAt: Date;
  request: SendRequest;
}

/** The oldest messages are forgotten beyond this number. */
const keptMessageLimit = 200;

/** What the sandbox remembers while its server runs. */
export class Outbox {
  /** Newest first. */
  messages: readonly KeptMessage[] = [];
  #mode: SandboxMode = 'accept';
  readonly #modeChanges = new EventTarget();

  /** How the next sends are answered. */
  get mode(): SandboxMode {
    return this.#mode;
  }

  set mode(mode: SandboxMode) {
    this.#mode = mode;
    this.#modeChanges.dispatchEvent(new Event('change'));
  }

  keep(request: SendRequest): void {
    const message = { receivedAt: new Date(), request };
    this.messages = [message, ...this.messages].slice(0, keptMessageLimit);
  }

  /** Settles once the mode is another one than `silent`, which it never is for a client that has left. */
  answeringMode(left: AbortSignal): Promise<SandboxMode> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.mode !== 'silent') resolve(this.mode);
      };
      this.#modeChanges.addEventListener('change', check, { signal: left });
      check();
    });
  }
}
