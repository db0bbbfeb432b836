import type { IncomingMessage, ServerResponse } from 'node:http';
import { createOutbox } from './outbox.ts';
import { createOutboxRoutes } from './outboxRoutes.ts';
import type { MailCredentials } from './sendRequest.ts';
import { createSendRoute } from './sendRoute.ts';

const sendPath = '/api/v1.0/email/send';

export interface MailSandboxMiddlewareOptions extends MailCredentials {
  /** When it is; the clock of the computer by default. */
  now?: () => Date;
}

export type MailSandboxMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Answers whatever host a request names: the server in front of it must have checked that. */
export function createMailSandboxMiddleware({
  now = () => new Date(),
  ...credentials
}: MailSandboxMiddlewareOptions): MailSandboxMiddleware {
  const outbox = createOutbox(now);
  const outboxRoutes = createOutboxRoutes(outbox);
  const answerSend = createSendRoute({ credentials, outbox });

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
    Promise.resolve(route(request, response)).catch(fail);
  };
}
