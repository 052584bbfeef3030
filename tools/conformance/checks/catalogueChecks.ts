import * as z from 'zod/mini';
import * as schemas from '../../../packages/api-client/src/schemas/index.ts';
import { assert, assertRefusal, found, readData, Skipped } from '../assert.ts';
import { type Check, check, type Session } from '../Check.ts';

const list = (session: Session, path: string, token = session.token) =>
  session.send('GET', path, { token }).then((answer) => readData(answer, schemas.productListSchema));

const firstCategory = (session: Session) => found(session.categories?.[0], 'category');

function firstSubCategory(session: Session): string {
  const parent = session.categories?.find(({ sub_categories = [] }) => sub_categories.length > 0);
  if (!parent) throw new Skipped('no category has sub categories');
  return `${parent.url_description}/${parent.sub_categories?.[0]?.url_description}`;
}

/** The path of a listed product: `verzorging/luiers/demo-luiers-maat-4`, or with a category only. */
function productAddress(product: schemas.WireProduct): string {
  const { parent_category_url, category_url, path } = product;
  return [parent_category_url, category_url, path]
    .filter(Boolean)
    .map((part) => encodeURIComponent(String(part)))
    .join('/');
}

export const catalogueChecks: readonly Check[] = [
  check(
    'GET /category',
    'lists the categories with their sub categories, by priority, to everyone',
    async (session) => {
      const answer = await session.send('GET', '/category?field=priority&order=asc');
      const categories = readData(answer, z.array(schemas.categorySchema));
      assert(categories.length > 0, 'there is no category');
      session.categories = categories;
    },
  ),
  check('GET /category/detail/{category}', 'returns an array with this category only', async (session) => {
    const { url_description } = firstCategory(session);
    const answer = await session.send('GET', `/category/detail/${url_description}`);
    const [category, ...others] = readData(answer, z.array(schemas.categorySchema));
    assert(others.length === 0, `there are ${others.length + 1} instead of one`);
    assert(category?.url_description === url_description, 'it is not the requested category');
  }),
  check(
    'GET /category/detail/{category}/{subcategory}',
    'returns the sub category with its parent_category',
    async (session) => {
      const path = firstSubCategory(session);
      const answer = await session.send('GET', `/category/detail/${path}`);
      const [category] = readData(answer, z.array(schemas.categorySchema));
      assert(category?.parent_category?.url_description === path.split('/')[0], 'parent_category is missing');
    },
  ),
  check('GET /category/detail/{category}', 'answers 404 for an unknown category', async ({ send }) => {
    assertRefusal(await send('GET', '/category/detail/niet-te-vinden'), 404);
  }),
  check(
    'GET /product/category/{category}/{page}/{pageSize}',
    'pages: total over all pages, at most pageSize products, other products on another page',
    async (session) => {
      const { url_description } = firstCategory(session);
      const [first, second] = [
        await list(session, `/product/category/${url_description}/1/2`),
        await list(session, `/product/category/${url_description}/2/2`),
      ];
      assert(first.products.length <= 2, `${first.products.length} products instead of at most 2`);
      assert(first.total >= first.products.length, 'total is smaller than the page');
      assert(first.total === second.total, 'total differs from page to page');
      const both = new Set([...first.products, ...second.products].map(({ id }) => id));
      assert(both.size === first.products.length + second.products.length, 'a product is on two pages');
    },
  ),
  check(
    'GET /product/category/{parentCategory}/{category}/{page}/{pageSize}',
    'lists the products of a sub category',
    async (session) => {
      await list(session, `/product/category/${firstSubCategory(session)}/1/12`);
    },
  ),
  check('GET /product/category/{category}/{page}/{pageSize}', 'sends visitors no price', async (session) => {
    const answer = await session.send(
      'GET',
      `/product/category/${firstCategory(session).url_description}/1/12`,
    );
    const { products } = readData(answer, schemas.productListSchema);
    const priced = products.find((product) => typeof product.price_exclusive_vat === 'number');
    assert(priced === undefined, `'${priced?.description}' has price_exclusive_vat`);
  }),
  check(
    'GET /product/popular/1/{n}',
    'lists at most n products, with prices for a customer',
    async (session) => {
      const { products } = await list(session, '/product/popular/1/50');
      const product = products.find(
        ({ stock, available, price_exclusive_vat }) =>
          stock > 0 && available === 1 && (price_exclusive_vat ?? 0) > 0,
      );
      assert(products.length <= 50, `${products.length} products instead of at most 50`);
      assert(product !== undefined, 'no product has stock and a price');
      session.product = product;
    },
  ),
  ...['/product/offer/1/6', '/product/favourite/1/6'].map((path) =>
    check(
      `GET ${path.replace('6', '{n}')}`,
      'lists at most n products to a customer, and answers 401 to a visitor',
      async (session) => {
        const token = found(session.token, 'token');
        assert((await list(session, path, token)).products.length <= 6, 'there are more than 6 products');
        assertRefusal(await session.send('GET', path), 401);
      },
    ),
  ),
  check(
    'GET /product/detail/…/{product}',
    'returns one product with its texts and related products',
    async (session) => {
      const product = found(session.product, 'product');
      const address = `/product/detail/${productAddress(product)}`;
      const answer = await session.send('GET', address, { token: session.token });
      const detail = readData(answer, schemas.productDetailSchema);
      assert(detail.id === product.id, 'it is not the product of the list with this path');
      assert(
        detail.price_exclusive_vat === product.price_exclusive_vat,
        'its price differs from the price in the list',
      );
    },
  ),
  check('GET /product/detail/…/{product}', 'answers 404 for an unknown product', async (session) => {
    const { url_description } = firstCategory(session);
    assertRefusal(await session.send('GET', `/product/detail/${url_description}/niet-te-vinden`), 404);
  }),
  check(
    'GET /product/search',
    'finds a product by its own name, and nothing by nonsense',
    async (session) => {
      const { id, description } = found(session.product, 'product');
      const hits = await list(session, `/product/search?term=${encodeURIComponent(description)}`);
      assert(
        hits.products.some((product) => product.id === id),
        `'${description}' is not found by its name`,
      );
      const none = await list(session, '/product/search?term=qxzvkwj');
      assert(none.total === 0 && none.products.length === 0, "'qxzvkwj' is found");
    },
  ),
];
