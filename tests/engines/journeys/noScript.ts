import { contact } from '#messages/pages/contact';
import { join } from '#messages/pages/join';
import { siteFrame } from '#messages/siteFrame';
import { paths, productPath } from '../../../src/content/paths';
import { navigation, phoneSize } from '../frame.ts';
import type { Journey } from '../journey.ts';
import { button, heading, title } from '../visitor.ts';

/** Less motion too: a browser for each set of options takes longer to start than what is done in it. */
export const withoutScripts = { scripts: false, reducedMotion: true } as const;

export function noScriptJourneys(test: Journey) {
  test('the menu leads on, and every kind of page is there', async ({ visit }) => {
    const visitor = await visit({ ...withoutScripts, size: phoneSize });
    for (const path of [paths.home, paths.about, productPath('micro-atm'), paths.terms]) {
      await visitor.open(path);
      await visitor.sees(title);
      await visitor.sees({ selector: 'main p' });
    }
    await visitor.click(button(siteFrame.menuLabel));
    await visitor.click(navigation.contact);
    await visitor.isAt(paths.contact);
    await visitor.seesNo({ selector: '#site-menu' });
  });

  test('Products opens, and a click outside closes it and follows the link', async ({ visit }) => {
    const visitor = await visit(withoutScripts);
    await visitor.open(paths.home);
    await visitor.click(button(siteFrame.productsLabel));
    await visitor.sees({ selector: '#products-panel' });
    await visitor.click(navigation.about);
    await visitor.isAt(paths.about);
  });

  test('in the place of each form stands how to write or call', async ({ visit }) => {
    const visitor = await visit(withoutScripts);
    for (const [path, { scriptless }] of [
      [paths.contact, contact.form],
      [paths.join, join.form],
    ] as const) {
      await visitor.open(path);
      await visitor.sees(heading(scriptless.title));
      await visitor.sees({ selector: 'main a[href^="mailto:"]' });
      await visitor.seesNo({ selector: 'main form :is(input, textarea, button, a)' });
    }
  });
}
