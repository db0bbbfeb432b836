import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made from. */
const sources = ['src', 'build', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** The product that is multiplied. */
const model = 'micro-atm';

/** What shows a product's illustration; the added pages share one. */
const showIllustrations = ['src/art/productIllustration.ts', 'build/brandImages/socialPages.ts'];

/** What makes pages and images of the records; menus and cards keep to the products of the site. */
const madeOfProducts = [
  'src/content/pages.ts',
  'src/app/productRoutes.tsx',
  'build/brandImages/socialPages.ts',
];

/**
 * Copies the sources of the site into another folder, with more product pages. They are reached by
 * their paths and stand in no menu.
 *
 * @param {string} folder
 * @param {number} count how many pages to add
 */
export function copyWithProducts(folder, count) {
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  linkPackages(folder);
  const ids = Array.from({ length: count }, (_, index) => `extra-${index + 1}`);

  for (const id of ids) {
    for (const messages of messageFolders(folder)) {
      copy(`${messages}/${model}.ts`, `${messages}/${id}.ts`, (text) =>
        text.replaceAll(/'(?:Micro ATM|माइक्रो एटीएम)'/g, `'${id}'`),
      );
    }
  }
  writeFileSync(join(folder, 'src/content/extraProducts.ts'), recordsOf(ids));
  for (const file of madeOfProducts) {
    copy(file, file, (text) =>
      text
        .replace(
          /import { products } from '(.*)\/products(\.ts)?';/,
          "$&\nimport { extraProducts } from '$1/extraProducts$2';",
        )
        .replace('products.map(', '[...products, ...extraProducts].map('),
    );
  }

  for (const file of showIllustrations) {
    copy(file, file, (text) => text.replaceAll(/product-\$\{id\}(?=\.svg)/g, `product-${model}`));
  }

  /**
   * @param {string} from
   * @param {string} to
   * @param {(text: string) => string} change
   */
  function copy(from, to, change) {
    writeFileSync(join(folder, to), change(readFileSync(join(folder, from), 'utf8')));
  }
}

/** @param {number} number */
export function extraPath(number) {
  return `/products/extra-${number}`;
}

/** @param {string} folder */
function messageFolders(folder) {
  return readdirSync(join(folder, 'src/content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/content/${name}/products`);
}

/** @param {readonly string[]} ids */
function recordsOf(ids) {
  const records = ids.map(
    (id) =>
      `  { ...products[1], id: '${id}', path: productPath('${id}'), loadPage: () => import('#messages/products/${id}') },`,
  );
  return [
    "import { productPath } from './paths';",
    "import { products } from './products';",
    'export const extraProducts = [',
    ...records,
    '];',
    '',
  ].join('\n');
}

/**
 * The same packages, and none of the caches: those belong to other sources.
 *
 * @param {string} folder
 */
function linkPackages(folder) {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
  }
}
