import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { language } from '#messages/language';
import { siteFrame } from '#messages/siteFrame';
import { site } from '../../src/content/site';
import { fillPlaceholders } from '../../src/domain/fillPlaceholders';
import { localPath } from '../../src/domain/localPath';
import { mapEmbedUrl } from '../../src/domain/mapUrls';

/** The host of the map, the only other that a page calls by itself. */
export const mapOrigin = new URL(mapEmbedUrl({ latitude: 0, longitude: 0 })).origin;

/** Where the email client posts, and where the mail sandbox listens. */
export const sendPath = '/api/v1.0/email/send';

// The configuration says where messages are: what it imports itself, it imports before that.
const { E2E_LANGUAGE = language.code } = process.env;
if (E2E_LANGUAGE !== language.code)
  throw new Error(`These tests are for ${E2E_LANGUAGE}, with the messages of ${language.code}.`);

interface SiteFixtures {
  /**
   * What a page did against its content security policy. A test that leaves any here fails; one that
   * provokes it takes it away.
   */
  violations: string[];
  /** What the page reported as an error or a warning, in the console or uncaught. */
  problems: string[];
}

/** Playwright's test on this site; the configuration keeps it from every other host. */
export const test = base.extend<SiteFixtures>({
  violations: [
    async ({ context }, provide) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (/Content Security Policy|document requires 'Trusted/.test(text)) violations.push(text);
      });
      await provide(violations);
      expect(violations, 'violations of the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  problems: async ({ page }, provide) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      const text = message.text();
      // The configuration blocks it.
      if (text === 'Service Worker registration blocked by Playwright') return;
      // No name of another host is looked up here; the map's host is asked on purpose.
      if (text.includes('ERR_NAME_NOT_RESOLVED') && message.location().url.startsWith(mapOrigin))
        return;
      if (['error', 'warning'].includes(message.type())) problems.push(text);
    });
    await provide(problems);
  },
});

/** The URL of a page in the language of this run. */
export const local = (path: string) => localPath(language.prefix, path);

/** The whole title of a page, of which its content has the first part. */
export const titleOf = ({ meta }: { meta: { title: string } }) =>
  meta.title === site.name ? site.name : `${meta.title} | ${site.name}`;

/** What is announced where a page is opened within the site. */
export const announcementOf = (page: { meta: { title: string } }) =>
  fillPlaceholders(siteFrame.pageAnnouncement, { page: titleOf(page) });

/** Waits until every part of the first page answers to the visitor. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

/** Has the application loaded, as any key does, and waits until it has taken over. */
export async function hydrate(page: Page): Promise<void> {
  // A page that is just being loaded anew may not have heard the first.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** Opens a page of the site, in the language of this run, as it looks before anybody does anything with it. */
export async function viewPage(page: Page, path: string): Promise<void> {
  await page.goto(local(path));
}

/** Opens a page of the site, in the language of this run, and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await viewPage(page, path);
  await hydrate(page);
}

/** Has the visitor save data: no page is loaded before it is opened. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** The script files of the site, also where a retry asks for one under another address. */
export const scriptFiles = /\/static\/js\/[^?]+\.js/;

/** Keeps these files from arriving until the returned function is called. */
export async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return () => open();
}

/** Keeps every script file from arriving until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const open = await holdFiles(page, scriptFiles);
  return async () => {
    open();
    await hydrate(page);
  };
}

/** Waits until everything that was asked for is on the screen. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** The requests that a page makes from now on. */
export function collectRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Whether the focus stands within one of these elements. */
export function hasFocusWithin(areas: Locator): Promise<boolean> {
  return areas.evaluateAll((elements) =>
    elements.some((element) => element.contains(document.activeElement)),
  );
}

/** Everything that the site left with the visitor: storage, cookies and this entry of the history. */
export async function readTraces(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(() =>
    JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, history.state]),
  );
  return JSON.stringify(cookies) + inPage;
}
