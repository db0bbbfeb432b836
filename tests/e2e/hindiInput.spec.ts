import { expect } from '@playwright/test';
import { contactFields } from '../../src/content/contactFields';
import { paths } from '../../src/content/paths';
import { exampleTexts } from '../exampleTexts';
import {
  expectSent,
  fillQuery,
  openFilledForm,
  type Query,
  sendButton,
  sends,
} from './contactPage';
import { expectThanks, joinButton, joinName, joinPhone, joinRole } from './joinPage';
import { openPage, readTraces, test } from './site';

const typed: Query = {
  ...exampleTexts(contactFields),
  name: ' आशा देवी ',
  email: 'asha@shop.example',
  phone: '+९१ ९८७६५-४३२१०',
  city: 'पटना',
  message: 'पैसे नहीं आए।\nकृपया जाँच करें: ₹५००, 27 अक्टूबर को। ‘क्‍षण’ 🙏',
};

test('a query in Hindi arrives whole, digit for digit and with its joiners', async ({ page }) => {
  const requests = await openFilledForm(page);
  await fillQuery(page, typed);
  await sendButton(page).click();
  await expectSent(page);
  const [send] = sends(requests);
  expect(send?.postDataJSON().template_params).toStrictEqual({
    ...typed,
    name: 'आशा देवी',
  });
});

test('digits of any script are understood as they are typed, and written once where an input method composes them', async ({
  page,
}) => {
  await openPage(page, paths.join);
  await joinName(page).fill('आशा देवी');
  await joinPhone(page).focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['৯', '৯৮', '৯৮৭']) {
    const end = text.length;
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await keyboard.send('Input.insertText', { text: '৯৮৭' });
  await expect(joinPhone(page)).toHaveValue('987');
  await joinPhone(page).press('x');
  await expect(joinPhone(page)).toHaveValue('987');
  await joinPhone(page).pressSequentially('६५४௩２১০');
  await expect(joinPhone(page)).toHaveValue('9876543210');
  await joinRole(page).check();
  await joinButton(page).click();
  await expectThanks(page);
  expect(await readTraces(page)).not.toMatch(/आशा|9876543210|MERCHANT/);
});
