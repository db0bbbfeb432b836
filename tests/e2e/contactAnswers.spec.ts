import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import {
  countSendsAtOnce,
  expectFailed,
  expectSent,
  fillQuery,
  openFilledForm,
  sendButton,
  sendingButton,
  sends,
} from './contactPage';
import { sendPath, test } from './site';

const bodies = {
  empty: '',
  text: 'broken',
  json: '{"status":200,"text":"OK"}',
  malformed: '{"status":',
  html: '<!doctype html><script>alert(1)</script><h1>Bad Gateway</h1>',
  huge: 'x'.repeat(2_000_000),
  'not UTF-8': Buffer.from([0xff, 0xfe, 0xc3, 0x28]),
};
const kinds = Object.keys(bodies) as (keyof typeof bodies)[];

/** Each status with another kind of body. Every one with every other is asked of the email client alone. */
const answered = (statuses: readonly number[]) =>
  statuses.map((status, at) => ({ status, kind: kinds[at % kinds.length] ?? 'empty' }));

test('every answer that is no success is told alike, keeps what was typed, and can be followed by another try', async ({
  page,
}) => {
  const requests = await openFilledForm(page);
  const refusals = answered([300, 304, 400, 403, 500, 502, 599]);
  for (const { status, kind } of refusals) {
    await test.step(`${status} with a body that is ${kind}`, async () => {
      await page.route(`**${sendPath}`, (route) => route.fulfill({ status, body: bodies[kind] }), {
        times: 1,
      });
      await sendButton(page).click();
      await expectFailed(page);
    });
  }
  await expect(page.getByText('Bad Gateway')).toHaveCount(0);
  await sendButton(page).click();
  await expectSent(page);
  expect(sends(requests)).toHaveLength(refusals.length + 1);
});

test('every status of success means sent, whatever the body', async ({ page }) => {
  const requests = await openFilledForm(page);
  const successes = answered([200, 204, 299]);
  for (const { status, kind } of successes) {
    await test.step(`${status} with a body that is ${kind}`, async () => {
      await fillQuery(page);
      await page.route(`**${sendPath}`, (route) => route.fulfill({ status, body: bodies[kind] }), {
        times: 1,
      });
      await sendButton(page).click();
      await expectSent(page);
    });
  }
  expect(sends(requests)).toHaveLength(successes.length);
});

test('an answer that leads to another page is not followed, and is no success', async ({
  page,
}) => {
  const requests = await openFilledForm(page);
  const moved = createServer((_request, response) => {
    response.writeHead(302, { location: '/about', connection: 'close' }).end();
  });
  await page.route(`**${sendPath}`, async (route) =>
    route.continue({ url: await addressOf(moved) }),
  );
  await sendButton(page).click();
  await expectFailed(page);
  const paths = requests.map((request) => new URL(request.url()).pathname);
  expect(paths).toContain(sendPath);
  expect(paths).not.toContain('/about');
  moved.close();
});

test('a network that fails is told alike in whichever way, and keeps what was typed', async ({
  page,
}) => {
  const requests = await openFilledForm(page);
  const ways = ['blockedbyclient', 'connectionreset', 'internetdisconnected', 'timedout'];
  for (const way of ways) {
    await test.step(way, async () => {
      await page.route(`**${sendPath}`, (route) => route.abort(way), { times: 1 });
      await sendButton(page).click();
      await expectFailed(page);
    });
  }
  await sendButton(page).click();
  await expectSent(page);
  expect(sends(requests)).toHaveLength(ways.length + 1);
});

test('an answer that breaks off after its head is a failure', async ({ page }) => {
  await openFilledForm(page);
  const breakingOff = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': 100, 'content-type': 'text/plain' });
    response.write('OK', () => response.destroy());
  });
  const address = await addressOf(breakingOff);
  await page.route(`**${sendPath}`, (route) => route.continue({ url: address }), { times: 1 });
  const response = page.waitForResponse(`**${sendPath}`);
  await sendButton(page).click();
  expect((await response).status()).toBe(200);
  await expectFailed(page);
  breakingOff.close();
  await sendButton(page).click();
  await expectSent(page);
});

for (const head of ['no head', 'its head alone'] as const) {
  test(`an answer of which ${head} comes is given up after 30 seconds, and only then another is asked for`, async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-02T10:00:00+05:30' });
    const requests = await openFilledForm(page);
    const atOnce = countSendsAtOnce(page);
    const silent = createServer((_request, response) => {
      if (head === 'no head') return;
      response.writeHead(200, { 'content-type': 'text/plain' }).write('O');
    });
    const address = await addressOf(silent);
    await page.route(`**${sendPath}`, (route) => route.continue({ url: address }), { times: 1 });
    await page.clock.pauseAt('2026-11-02T10:10:00+05:30');
    const sent = page.waitForRequest(`**${sendPath}`);
    const answering = head === 'no head' ? sent : page.waitForResponse(`**${sendPath}`);
    await sendButton(page).click();
    await sent;
    await answering;
    await page.clock.fastForward(29_999);
    await expect(sendingButton(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const givenUp = page.waitForEvent('requestfailed');
    await page.clock.fastForward(1);
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expectFailed(page);
    silent.close();
    silent.closeAllConnections();

    await sendButton(page).click();
    await expectSent(page);
    expect(sends(requests)).toHaveLength(2);
    expect(atOnce.most).toBe(1);
  });
}

/** Where a server of the test's own listens, as the email service's address. */
async function addressOf(server: ReturnType<typeof createServer>): Promise<string> {
  if (!server.listening) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.');
  return `http://127.0.0.1:${address.port}${sendPath}`;
}
