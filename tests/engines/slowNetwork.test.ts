import { joinMessages } from '#messages/forms';
import { paths } from '../../src/content/paths';
import { formNotice, journey, phone } from './journey.ts';

const slow = true;

journey(
  'the first tap leads on, however early it comes on a slow network',
  async (visitor) => {
    await visitor.begin(paths.home);
    // What precedes it is there by then, and moves no more.
    await visitor.sees('h1');
    await visitor.click(`header a[href="${paths.join}"]`);
    await visitor.isAt(paths.join);
    await visitor.sees('h1');
  },
  { ...phone, slow },
);

journey(
  'of eleven digits typed before hydration ten stay, with the alert',
  async (visitor) => {
    await visitor.begin(paths.join);
    await visitor.fill('[name=phone]', '98765432101');
    await visitor.untilReady();
    await visitor.sees('[name=phone]', { value: '9876543210' });
    await visitor.sees('[role=alert]', { text: joinMessages.phoneTooLong });
  },
  { slow },
);

journey(
  'a form that is left while the application loads shows no failure, and works after Back',
  async (visitor) => {
    await visitor.open(paths.contact);
    await visitor.tab.evaluate((selector) => {
      const noteFailure = () => {
        if (document.querySelector(selector)?.checkVisibility())
          console.error('The form is said to have failed.');
      };
      new MutationObserver(noteFailure).observe(document.documentElement, { attributes: true });
    }, formNotice);
    await visitor.tab.press('Shift');
    await visitor.until(() => document.documentElement.dataset.app !== undefined);
    await visitor.click(`header a[href="${paths.about}"]`);
    await visitor.isAt(paths.about);
    await visitor.tab.back();
    await visitor.isAt(paths.contact);
    await visitor.click('main form [type=submit]');
    await visitor.untilReady();
    await visitor.sees('main form [name=name]', { hasFocus: true });
  },
  { slow },
);
