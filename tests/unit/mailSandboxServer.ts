import { once } from 'node:events';
import { createServer, request } from 'node:http';
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

interface OutboxJson {
  mode: string;
  messages: { receivedAt: string; request: typeof sendRequest }[];
}

/** The status of a request with a Host header of its own, which `fetch` does not send. */
export async function requestAs(host: string, port: number, path: string, method = 'GET') {
  const headers = { host, 'sec-fetch-site': 'same-origin' };
  const sent = request({ host: 'localhost', port, path, method, headers }).end();
  const [answer] = await once(sent, 'response');
  answer.resume();
  return answer.statusCode;
}

/** A real server with nothing but the sandbox on it; it ends with the test. */
export async function startMailSandbox(options: Partial<MailSandboxMiddlewareOptions> = {}) {
  const handle = createMailSandboxMiddleware({ ...credentials, ...options });
  const failures: unknown[] = [];
  const server = createServer((request, response) =>
    handle(request, response, (error) => {
      if (error) failures.push(error);
      response.end('passed on');
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
    /** What the sandbox handed on as errors of its own. */
    failures,
    send: (body: unknown = sendRequest, init: RequestInit = {}) =>
      fetch(`${url}/api/v1.0/email/send`, {
        method: 'POST',
        body: JSON.stringify(body),
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
