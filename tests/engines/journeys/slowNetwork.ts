import { joinMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { join } from '#messages/pages/join';
import { contact as hindiContact } from '../../../src/content/hi/pages/contact';
import { languageRecords } from '../../../src/content/languages';
import { paths } from '../../../src/content/paths';
import { localPath } from '../../../src/domain/localPath';
import { fillQuery, query } from '../contactForm.ts';
import { navigation, phoneSize } from '../frame.ts';
import type { Journey } from '../journey.ts';
import { alert, field, heading, link, title } from '../visitor.ts';

const [, hindi] = languageRecords;
const notice = heading(contact.form.scriptless.title);
const phone = field(join.form.labels.phone);

/** What has to hold while the application is still on its way. */
export function slowNetworkJourneys(test: Journey) {
  test('the first tap leads on, however early it comes on a slow network', async ({ visit }) => {
    const visitor = await visit({ slow: true, size: phoneSize });
    await visitor.begin(paths.home);
    // What stands before it is there by then, and moves no more.
    await visitor.sees(title);
    await visitor.click({ selector: `header a[href="${paths.join}"]` });
    await visitor.isAt(paths.join);
    await visitor.sees(title);
  });

  test('of eleven digits typed before the application ten stay, with the alert', async ({
    visit,
  }) => {
    const visitor = await visit({ slow: true });
    await visitor.begin(paths.join);
    await visitor.fill(phone, '98765432101');
    await visitor.untilReady();
    await visitor.expects(phone, { value: '9876543210' });
    await visitor.expects(alert, { text: joinMessages.phoneTooLong });
  });

  test('text typed before the application goes along to Hindi', async ({ visit }) => {
    const visitor = await visit({ slow: true });
    await visitor.open(paths.contact);
    await fillQuery(visitor, { name: query.name });
    // Firefox scrolls back to a field in the moment after something was typed in it.
    await visitor.press('Tab');
    await visitor.click(link(hindi.name));
    await visitor.isAt(localPath(hindi.prefix, paths.contact));
    await visitor.expects(field(hindiContact.form.labels.name), { value: query.name });
  });

  test('a form, left while the application loads, shows no failure on leaving and works after Back', async ({
    visit,
  }) => {
    const visitor = await visit({ slow: true });
    await visitor.begin(paths.contact);
    await visitor.sees(title);
    await visitor.until(() => document.readyState === 'complete');
    await visitor.tab.evaluate((shown) => {
      const noteFailure = () => {
        const failed = [...document.querySelectorAll('h3')].find(
          (element) => element.textContent === shown && element.checkVisibility(),
        );
        if (failed) console.error('The form is said to have failed.');
      };
      new MutationObserver(noteFailure).observe(document.documentElement, { attributes: true });
      scrollBy(0, 200);
    }, notice.name ?? '');
    await visitor.until(() => document.documentElement.dataset.app !== undefined);
    await visitor.click(navigation.about);
    await visitor.isAt(paths.about);
    await visitor.back();
    await visitor.isAt(paths.contact);
    await visitor.sees(title);
    await visitor.click({ selector: 'main form [type=submit]' });
    await visitor.untilReady();
    await visitor.seesNo(notice);
  });

  test('Home, left while the application loads, starts it again after Back', async ({ visit }) => {
    const visitor = await visit({ slow: true });
    await visitor.open(paths.home);
    await visitor.press('Shift');
    await visitor.until(() => document.documentElement.dataset.app !== undefined);
    await visitor.click(navigation.about);
    await visitor.isAt(paths.about);
    await visitor.back();
    await visitor.isAt(paths.home);
    await visitor.startApplication();
  });
}
