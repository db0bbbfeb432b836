import { siteFrame } from '#messages/siteFrame';
import { paths } from '../../../src/content/paths';
import { products } from '../../../src/content/products';
import { phoneSize } from '../frame.ts';
import type { Journey } from '../journey.ts';
import { button, link } from '../visitor.ts';

const productsButton = button(siteFrame.productsLabel);
const menuButton = button(siteFrame.menuLabel);
const panel = { selector: '#products-panel' };
const menu = { selector: '#site-menu' };

export function menuJourneys(test: Journey) {
  for (const { when, isRunning } of [
    { when: 'before the application', isRunning: false },
    { when: 'with the application', isRunning: true },
  ]) {
    test(`Products opens and closes by pointer and key, ${when}`, async ({ visit }) => {
      const visitor = await visit();
      await visitor.open(paths.home);
      if (isRunning) await visitor.startApplication();
      await visitor.seesNo(panel);
      await visitor.click(productsButton);
      await visitor.sees(panel);
      await visitor.click(productsButton);
      await visitor.seesNo(panel);
      await visitor.focus(productsButton);
      await visitor.press('Enter');
      await visitor.sees(panel);
      await visitor.press('Escape');
      await visitor.seesNo(panel);
      await visitor.expects(productsButton, { hasFocus: true });
    });
  }

  test('a product is reached through the menu of a phone', async ({ visit }) => {
    const [product] = products;
    const visitor = await visit({ size: phoneSize });
    await visitor.open(paths.home);
    await visitor.startApplication();
    await visitor.seesNo(menu);
    await visitor.click(menuButton);
    await visitor.sees(menu);
    await visitor.click(menuButton);
    await visitor.seesNo(menu);
    await visitor.focus(menuButton);
    await visitor.press('Enter');
    await visitor.sees(menu);
    await visitor.press('Escape');
    await visitor.seesNo(menu);
    await visitor.expects(menuButton, { hasFocus: true });
    await visitor.click(menuButton);
    await visitor.click(link(product.name));
    await visitor.isAt(product.path);
    await visitor.seesNo(menu);
  });
}
