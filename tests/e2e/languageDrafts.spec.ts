import { expect } from '@playwright/test';
import { contact } from '../../src/content/hi/pages/contact';
import { paths } from '../../src/content/paths';
import { openPage, readTraces, test, wake } from './site';
import { hindi, inHindi, switchTo } from './twoLanguages';

test('what was typed is there in the other language, and nowhere else', async ({ page }) => {
  await openPage(page, paths.contact);
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Devi');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two lines,\nनमस्ते');
  await switchTo(page, hindi).click();
  await expect(page).toHaveURL(inHindi(paths.contact));
  await expect(page.getByRole('textbox', { name: contact.form.labels.name })).toHaveValue(
    'Asha Devi',
  );
  await wake(page);
  const message = page.getByRole('textbox', { name: contact.form.labels.message });
  await expect(message).toHaveValue('Two lines,\nनमस्ते');
  await page.getByRole('textbox', { name: contact.form.labels.city }).fill('पटना');
  await expect(message).toHaveValue('Two lines,\nनमस्ते');
  expect(await readTraces(page)).not.toMatch(/Asha|Two lines|पटना/);
});
