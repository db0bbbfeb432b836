import { joinMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import { thanks } from '#messages/pages/thanks';
import { joinSuccessPath, paths } from '../../../src/content/paths';
import type { Journey } from '../journey.ts';
import { alert, button, field, heading, type Visitor } from '../visitor.ts';

const { labels, submitLabel } = join.form;
const name = field(labels.name);
const phone = field(labels.phone);
const roles = { selector: 'fieldset' };
const submit = button(submitLabel);

async function chooseRole(visitor: Visitor) {
  await visitor.tab.evaluate(() => document.querySelector<HTMLElement>('[name=role]')?.focus());
  await visitor.press('ArrowDown');
  await visitor.expects({ selector: '[name=role]:checked' }, { value: 'MERCHANT' });
}

export function joinJourneys(test: Journey) {
  test('each message comes in its words', async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(paths.join);
    await visitor.click(submit);
    await visitor.expects(name, { description: joinMessages.nameRequired, hasFocus: true });
    await visitor.expects(phone, { description: joinMessages.phoneLength });
    await visitor.expects(roles, { description: joinMessages.roleRequired });
    await visitor.fill(phone, 'a');
    await visitor.expects(alert, { text: joinMessages.phoneNotNumeric });
    await visitor.tab.type('98765432101');
    await visitor.expects(alert, { text: joinMessages.phoneTooLong });
    await visitor.expects(phone, { value: '9876543210' });
  });

  test('a valid application leads to the thanks page', async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(paths.join);
    await visitor.fill(name, 'Asha Devi');
    await visitor.fill(phone, '9876543210');
    await chooseRole(visitor);
    await visitor.click(submit);
    await visitor.expects(heading(thanks.title), { hasFocus: true });
    await visitor.isAt(joinSuccessPath);
  });
}
