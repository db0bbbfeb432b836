import { expect, inject } from 'vitest';
import { contactMessages, joinMessages } from '#messages/forms';
import { thanks } from '#messages/pages/thanks';
import { contactFields } from '../../src/content/contactFields';
import { joinFields } from '../../src/content/joinFields';
import { joinSuccessPath, paths } from '../../src/content/paths';
import { exampleTexts } from '../exampleTexts';
import { journey } from './journey.ts';

const submit = 'main form [type=submit]';

journey('an application is refused message by message, and then sent', async (visitor) => {
  const { name, phone, role, ...others }: Record<string, string> = exampleTexts(joinFields);
  await visitor.open(paths.join);
  await visitor.click(submit);
  await visitor.sees('[name=name]', { hasFocus: true });
  for (const message of [joinMessages.nameRequired, joinMessages.roleRequired])
    await visitor.sees('main form', { text: expect.stringContaining(message) });
  await visitor.tab.type('Asha Devi');
  await visitor.fill('[name=phone]', 'a');
  await visitor.sees('[role=alert]', { text: joinMessages.phoneNotNumeric });
  await visitor.tab.type('98765432101');
  await visitor.sees('[role=alert]', { text: joinMessages.phoneTooLong });
  await visitor.sees('[name=phone]', { value: '9876543210' });
  await visitor.focus('[name=role]');
  await visitor.tab.press('ArrowDown');
  await visitor.sees('[name=role]:checked', { value: 'MERCHANT' });
  for (const [name, text] of Object.entries(others)) await visitor.fill(`[name=${name}]`, text);
  await visitor.click(submit);
  await visitor.sees('h1', { text: thanks.title, hasFocus: true });
  await visitor.isAt(joinSuccessPath);
});

journey('a query stays in its form where sending fails, and is sent later', async (visitor) => {
  await visitor.open(paths.contact);
  await visitor.sees('[data-office]', { text: expect.stringMatching(/^(Open|Closed) now/) });
  // The files of the application are fetched as well.
  await visitor.startApplication();
  await visitor.tab.evaluate(() => {
    const { fetch } = window;
    window.fetch = () => {
      window.fetch = fetch;
      return Promise.reject(new TypeError('The network is gone.'));
    };
  });
  const message = `Order ${crypto.randomUUID()}`.slice(0, 14);
  const query = Object.entries({ ...exampleTexts(contactFields), message });
  for (const [name, text] of query) await visitor.fill(`[name=${name}]`, text);
  await visitor.click(submit);
  await visitor.sees('[role=alert]', { text: contactMessages.failed });
  for (const [name, value] of query) await visitor.sees(`[name=${name}]`, { value });
  expect(await visitor.takeProblems(), 'the logged failure').toHaveLength(1);
  await visitor.click(submit);
  await visitor.sees('form [role=status]', { text: contactMessages.sent });
  await visitor.sees('[name=message]', { value: '' });
  const outbox = await fetch(`${inject('origin')}/__outbox.json`);
  expect(await outbox.text()).toContain(message);
});
