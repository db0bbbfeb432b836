import { joinMessages } from '#words/messages';
import { contact } from '#words/pages/contact';
import { join } from '#words/pages/join';
import { paths } from '../../../src/content/paths';
import { expectQuery, fillQuery, query } from '../contactForm.ts';
import { navigation } from '../frame.ts';
import type { Journey } from '../journey.ts';
import { alert, field, heading, title } from '../visitor.ts';

const notice = heading(contact.form.scriptless.title);
const typed = { name: query.name, phone: query.phone, city: query.city };

export function leavingJourneys(test: Journey) {
  for (const backForwardCache of [true, false]) {
    const cache = `${backForwardCache ? 'with' : 'without'} the back/forward cache`;
    test(`typed text is there after Back, ${cache}`, async ({ visit }) => {
      const visitor = await visit({ backForwardCache });
      await visitor.open(paths.contact);
      await fillQuery(visitor, typed);
      await visitor.untilReady();
      // By an address, as a link would be followed within the application.
      await visitor.open(paths.terms);
      await visitor.back();
      await visitor.isAt(paths.contact);
      await visitor.startApplication();
      await expectQuery(visitor, typed);
    });
  }

  for (const path of [paths.contact, paths.join])
    test(`${path}, left while the application loads, shows no failure on leaving and works after Back`, async ({
      visit,
    }) => {
      const visitor = await visit({ slow: true });
      await visitor.begin(path);
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
      await visitor.until(() => document.documentElement.dataset.app === 'starting');
      await visitor.click(navigation.about);
      await visitor.isAt(paths.about);
      await visitor.back();
      await visitor.isAt(path);
      await visitor.sees(title);
      if (path === paths.join) {
        await visitor.fill(field(join.form.labels.phone), 'a');
        await visitor.expects(alert, { text: joinMessages.phoneNotNumeric });
      } else {
        await visitor.click({ selector: 'main form [type=submit]' });
        await visitor.untilReady();
      }
      await visitor.seesNo(notice);
    });

  test('Home, left while the application loads, starts it again after Back', async ({ visit }) => {
    const visitor = await visit({ slow: true });
    await visitor.open(paths.home);
    await visitor.press('Shift');
    await visitor.until(() => document.documentElement.dataset.app === 'starting');
    await visitor.click(navigation.about);
    await visitor.isAt(paths.about);
    await visitor.back();
    await visitor.isAt(paths.home);
    await visitor.startApplication();
  });
}
