import { contact } from '#messages/pages/contact';
import { join } from '#messages/pages/join';
import { paths } from '../../src/content/paths';
import { formNotice, journey, phone } from './journey.ts';
import type { Visitor } from './visitor.ts';

async function expectNotice(visitor: Visitor, title: string) {
  await visitor.sees(formNotice, { text: title });
  await visitor.sees(`${formNotice} ~ * a[href^="mailto:"]`);
  await visitor.seesNo('main form :is(input, textarea, button)');
}

journey(
  'without scripts both menus lead on, and instead of each form there is how to write or call',
  async (visitor) => {
    await visitor.open(paths.home);
    await visitor.click('button[popovertarget=products-panel]');
    await visitor.sees('#products-panel');
    await visitor.click(`header a[href="${paths.contact}"]`);
    await visitor.isAt(paths.contact);
    await expectNotice(visitor, contact.form.scriptless.title);
    await visitor.tab.resize(...phone.size);
    await visitor.click('button[popovertarget=site-menu]');
    await visitor.click(`#site-menu a[href="${paths.about}"]`);
    await visitor.isAt(paths.about);
    await visitor.seesNo('#site-menu');
    await visitor.open(paths.join);
    await expectNotice(visitor, join.form.scriptless.title);
  },
  { scripts: false },
);
