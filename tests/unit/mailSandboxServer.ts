import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import {
  createMailSandboxMiddleware,
  type MailSandboxMiddlewareOptions,
} from '../../build/mailSandbox/mailSandboxMiddleware';
import { contactFields } from '../../src/content/contactFields';
import { exampleTexts } from '../exampleTexts';

export const credentials = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

export const query = {
  ...exampleTexts(contactFields),
  name: 'Asha Devi',
  email: 'asha@example.in',
  phone: '9876543210',
  city: 'Patna',
  message: 'How do I become a retailer?',
};

/** A request as the email client makes it. */
export const sendRequest = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: query,
};

export interface OutboxJson {
  mode: string;
  messages: { receivedAt: string; request: typeof sendRequest }[];
}

/** A real server with nothing but the sandbox on it; it ends with the test. */
export async function startMailSandbox(options: Partial<MailSandboxMiddlewareOptions> = {}) {
  const handle = createMailSandboxMiddleware({ ...credentials, ...options });
  const server = createServer((request, response) =>
    handle(request, response, (error) => {
      response.statusCode = error ? 500 : 404;
      response.end(error ? String(error) : 'passed on');
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  return {
    port,
    server,
    url,
    send: (request: unknown = sendRequest, init: RequestInit = {}) =>
      fetch(`${url}/api/v1.0/email/send`, {
        method: 'POST',
        body: JSON.stringify(request),
        ...init,
        headers: { 'content-type': 'application/json', ...init.headers },
      }),
    changeMode: (mode: unknown) =>
      fetch(`${url}/__outbox/mode`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode }),
      }),
    outbox: async () => (await (await fetch(`${url}/__outbox.json`)).json()) as OutboxJson,
  };
}
