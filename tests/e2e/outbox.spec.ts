import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect } from '@playwright/test';
import { expectSent, fillQuery, sendButton, sentQuery, typedQuery } from './contactPage';
import { openPage, sendPath, test } from './site';

test('a query that was sent can be read in the outbox', async ({ page }, { workerIndex }) => {
  const city = `Gurgaon ${workerIndex}-${Date.now()}`;
  await openPage(page, '/contact');
  await fillQuery(page, { ...typedQuery, city });
  await sendButton(page).click();
  await expectSent(page);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/__outbox');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page.getByRole('heading', { name: 'Mail sandbox', level: 1 })).toBeVisible();
  const message = page.getByRole('listitem').filter({ hasText: city });
  await expect(message).toHaveCount(1);
  for (const value of [sentQuery.name, sentQuery.email, sentQuery.phone]) {
    await expect(message.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(message.getByRole('definition').last()).toHaveText(sentQuery.message);
});

test('the switch of the outbox page changes how sends are answered', async ({ page, baseURL }) => {
  await page.goto('/__outbox');
  await expect(page.getByRole('radio')).toHaveCount(7);
  try {
    await page.getByRole('radio', { name: /^403/ }).check();
    await page.getByRole('button', { name: 'Answer this way' }).click();
    await expect(page.getByText('Now: 403 Forbidden.')).toBeVisible();
    // Without the header by which other tests have their own way.
    const response = await fetch(`${baseURL}${sendPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        lib_version: '4.4.1',
        user_id: 'sandbox-public-key',
        service_id: 'sandbox-service',
        template_id: 'sandbox-template',
        template_params: {},
      }),
    });
    expect(response.status).toBe(403);
  } finally {
    await page.getByRole('radio', { name: /^Accept/ }).check();
    await page.getByRole('button', { name: 'Answer this way' }).click();
    await expect(page.getByText('Now: Accept.')).toBeVisible();
  }
});

test('the server is reached by no other address of this computer', async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port);
  // `127.0.0.2` too is this computer, where a system has it; only `127.0.0.1` is listened to.
  const others = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address }) => address);
  for (const host of [...others, '127.0.0.2']) {
    const socket = connect({ host, port });
    await expect(once(socket, 'connect'), host).rejects.toThrow(/ECONNREFUSED|EADDRNOTAVAIL/);
  }
});
