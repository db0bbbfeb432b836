import { expect, type Page } from '@playwright/test';
import { contact } from '#messages/pages/contact';
import { productFrame } from '#messages/productFrame';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { fillPlaceholders } from '../../src/domain/fillPlaceholders';
import { expectSent, fillQuery, queryField, sendButton } from './contactPage';
import { eachLanguage } from './eachLanguage';
import { serviceHeading } from './frame';
import { emailLink, expectThanks, fillJoin, joinButton } from './joinPage';
import { hydrate, local, openPage, readTraces, test } from './site';
import { walkTo } from './walk';

const [product, other] = products;

const askPath = ({ id }: { id: string }) => `${paths.contact}#${id}`;

const sentenceOf = ({ name }: { name: string }) =>
  fillPlaceholders(contact.form.subject, { product: name });

const main = (page: Page) => page.getByRole('main');

const ask = (page: Page) => main(page).getByRole('link', { name: productFrame.askLabel }).click();

test(
  'a message that somebody asks from a product’s page starts with the product',
  eachLanguage,
  async ({ page }) => {
    await openPage(page, product.path);
    await ask(page);
    await expect(page).toHaveURL(local(askPath(product)));
    const message = queryField(page, 'message');
    await expect(message).toHaveValue(`${sentenceOf(product)}\n`);
    await message.press('ControlOrMeta+End');
    await message.pressSequentially('Asha asks.');
    await walkTo(page, paths.about);
    await page.goBack();
    await expect(page).toHaveURL(local(askPath(product)));
    await expect(message).toHaveValue(`${sentenceOf(product)}\nAsha asks.`);
    expect(await readTraces(page)).not.toContain('Asha');
  },
);

test(
  'the message starts with the product where the contact page is loaded, and can be sent',
  eachLanguage,
  async ({ page }) => {
    await openPage(page, askPath(product));
    await expect(queryField(page, 'message')).toHaveValue(`${sentenceOf(product)}\n`);
    // Another question takes the place of one that nobody has written on.
    await page.goto(local(other.path));
    await ask(page);
    await hydrate(page);
    await expect(queryField(page, 'message')).toHaveValue(`${sentenceOf(other)}\n`);
    await fillQuery(page);
    await sendButton(page).click();
    await expectSent(page);
  },
);

test(
  'a shopkeeper goes from a product’s page to an email that is already written',
  eachLanguage,
  async ({ page }) => {
    await openPage(page, product.path);
    await main(page).getByRole('link', { name: productFrame.join.label }).click();
    await expect(page).toHaveURL(local(`${paths.join}#retailer`));
    await expect(page.locator('#retailer :checked')).toHaveCount(1);
    await fillJoin(page, { role: '' });
    await joinButton(page).click();
    await expectThanks(page);
    const written = (await emailLink(page).getAttribute('href')) ?? '';
    expect(decodeURIComponent(written)).toMatch(/^mailto:.+Asha Devi.+\+91 98765 43210/s);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a product’s page leads to the contact page and to the join page', async ({ page }) => {
    for (const [name, path] of [
      [productFrame.askLabel, askPath(product)],
      [productFrame.join.label, `${paths.join}#retailer`],
    ] as const) {
      await page.goto(local(product.path));
      await main(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(local(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('the services of a product are chosen in a bar that stays in view', async ({ page }) => {
    // A small window has room for this bar alone.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(local(product.path));
    const bar = page.getByRole('navigation', { name: productFrame.servicesLabel });
    for (const { id, name } of product.services.toReversed()) {
      await bar.getByRole('link', { name }).click();
      await expect(page).toHaveURL(local(`${product.path}#${id}`));
      const heading = serviceHeading(page, product.path, id);
      await expect(heading).toBeInViewport();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('banner')).not.toBeInViewport();
      const boxes = [await bar.boundingBox(), await heading.boundingBox()];
      const [above, below] = boxes.map((box) => box ?? { y: Number.NaN, height: 0 });
      expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    }
  });
});
