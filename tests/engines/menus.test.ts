import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { journey, phone } from './journey.ts';
import type { Visitor } from './visitor.ts';

const [product] = products;

async function expectToOpenAndClose(visitor: Visitor, menu: string) {
  const button = `button[popovertarget=${menu}]`;
  const panel = `#${menu}`;
  await visitor.seesNo(panel);
  await visitor.click(button);
  await visitor.sees(panel);
  await visitor.click(button);
  await visitor.seesNo(panel);
  await visitor.focus(button);
  await visitor.tab.press('Enter');
  await visitor.sees(panel);
  await visitor.tab.press('Escape');
  await visitor.seesNo(panel);
  await visitor.sees(button, { hasFocus: true });
}

journey('Products opens and closes by pointer and key, also before hydration', async (visitor) => {
  await visitor.open(paths.home);
  await expectToOpenAndClose(visitor, 'products-panel');
  await visitor.startApplication();
  await expectToOpenAndClose(visitor, 'products-panel');
});

journey(
  'the menu of a phone opens and closes by pointer and key, and leads to a product',
  async (visitor) => {
    await visitor.open(paths.home);
    await visitor.startApplication();
    await expectToOpenAndClose(visitor, 'site-menu');
    await visitor.click('button[popovertarget=site-menu]');
    await visitor.click(`#site-menu a[href="${product.path}"]`);
    await visitor.isAt(product.path);
    await visitor.seesNo('#site-menu');
  },
  phone,
);
