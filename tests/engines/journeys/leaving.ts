import { paths } from '../../../src/content/paths';
import { expectQuery, fillQuery, query } from '../contactForm.ts';
import { navigation } from '../frame.ts';
import type { Journey } from '../journey.ts';

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

  test('typed text is there after Back on a form that was reached within the application', async ({
    visit,
  }) => {
    const visitor = await visit({ backForwardCache: false });
    await visitor.open(paths.home);
    await visitor.startApplication();
    await visitor.click(navigation.contact);
    await visitor.isAt(paths.contact);
    await fillQuery(visitor, typed);
    await visitor.open(paths.terms);
    await visitor.back();
    await visitor.isAt(paths.contact);
    await visitor.startApplication();
    await expectQuery(visitor, typed);
  });
}
