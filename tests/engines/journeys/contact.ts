import { expect } from 'vitest';
import { contactMessages } from '#messages/forms';
import { contactFields } from '../../../src/content/contactFields';
import { paths } from '../../../src/content/paths';
import { mapRecord } from '../../../src/domain/mapRecord';
import { expectQuery, fillQuery, query } from '../contactForm.ts';
import type { Journey } from '../journey.ts';
import { alert } from '../visitor.ts';

const send = { selector: 'main form [type=submit]' };
const outcome = { selector: 'form [role=status]' };

export function contactJourneys(test: Journey) {
  test('a query is sent and the form is cleared', async ({ visit, readOutbox }) => {
    const visitor = await visit();
    await visitor.open(paths.contact);
    const message = `Order ${crypto.randomUUID()}`.slice(0, 14);
    await fillQuery(visitor, { ...query, message });
    await visitor.click(send);
    await visitor.expects(outcome, { text: contactMessages.sent });
    await expectQuery(
      visitor,
      mapRecord(contactFields, () => ''),
    );
    expect(JSON.stringify(await readOutbox())).toContain(message);
  });

  test('where sending fails, the message says so and every field stays', async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(paths.contact);
    // The application's own files are fetched as well.
    await visitor.untilReady();
    await visitor.tab.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('The network is gone.'));
    });
    await fillQuery(visitor);
    await visitor.click(send);
    await visitor.expects(alert, { text: contactMessages.failed });
    await expectQuery(visitor);
    expect(await visitor.takeProblems(), 'the logged failure').not.toEqual([]);
  });
}
