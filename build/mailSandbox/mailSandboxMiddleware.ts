import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerText } from './answers.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxRoutes, outboxPath } from './outboxRoutes.ts';
import { isLoopbackHost } from './requestOrigin.ts';
import type { MailCredentials } from './sendRequest.ts';
import { createSendRoute } from './sendRoute.ts';

const sendPath = '/api/v1.0/email/send';

export interface MailSandboxMiddlewareOptions extends MailCredentials {
  /** When it is; the clock of the computer by default. */
  now?: () => Date;
  /** Whether the sandbox serves other computers, names and sites as well; never by default. */
  trustsAnyHost?: () => boolean;
}

export type MailSandboxMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

export function createMailSandboxMiddleware({
  now = () => new Date(),
  trustsAnyHost = () => false,
  ...credentials
}: MailSandboxMiddlewareOptions): MailSandboxMiddleware {
  const outbox = createOutbox(now);
  const outboxRoutes = createOutboxRoutes(outbox);
  const answerSend = createSendRoute({ credentials, outbox, trustsAnyHost });

  return (request, response, next) => {
    const fail = (error: unknown) => {
      // Of a request that was broken off, nobody waits for an answer.
      if (request.complete) next(error);
    };
    const path = (request.url ?? '').split('?', 1).join('');
    if (path === sendPath) {
      answerSend(request, response).catch(fail);
      return;
    }
    const route = outboxRoutes.get(path);
    if (route === undefined) return next();
    if (!trustsAnyHost() && !isLoopbackHost(request.headers.host)) {
      return answerText(response, 403, `${outboxPath} is for this computer only.`);
    }
    Promise.resolve(route(request, response)).catch(fail);
  };
}
