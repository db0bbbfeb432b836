import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { mailSandboxMiddleware } from '../../build/mailSandbox/mailSandbox';
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

/** A real server with nothing but the sandbox on it; it ends with the test. */
export async function startMailSandbox() {
  const handle = mailSandboxMiddleware(credentials);
  const server = createServer((request, response) =>
    handle(request, response, (error) => response.end(error ? 'failed' : 'passed on')),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const post = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { method: 'POST', redirect: 'manual', ...init });

  return {
    port,
    server,
    url,
    post,
    send: (body: unknown = sendRequest, { headers, ...init }: RequestInit = {}) =>
      post('/api/v1.0/email/send', {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
        ...init,
      }),
    changeMode: (mode: string) => post('/__outbox/mode', { body: new URLSearchParams({ mode }) }),
    /** The mode and the messages that were kept. */
    outbox: async (): Promise<unknown> => (await fetch(`${url}/__outbox.json`)).json(),
  };
}
