import * as z from 'zod/mini';
import * as schemas from '../../../packages/api-client/src/schemas/index.ts';
import { assert, assertRefusal, readData } from '../assert.ts';
import { type Check, check } from '../Check.ts';

export const pageChecks: readonly Check[] = [
  check(
    'GET /offer/1/12',
    'lists the offers and product offer banners of the home page to everyone',
    async ({ send }) => {
      readData(await send('GET', '/offer/1/12'), z.array(schemas.offerEntrySchema));
    },
  ),
  check(
    'GET /pages?position=FOOTER',
    'returns url_title and title of pages that GET /page/{urlTitle} has',
    async ({ send }) => {
      const links = readData(await send('GET', '/pages?position=FOOTER'), z.array(schemas.pageLinkSchema));
      assert(links.length > 0, 'there is no page for the footer');
      for (const { url_title } of links) {
        readData(await send('GET', `/page/${encodeURIComponent(url_title)}`), schemas.pageSchema);
      }
    },
  ),
  check('GET /page/{urlTitle}', 'answers 404 for an unknown page', async ({ send }) => {
    assertRefusal(await send('GET', '/page/niet-te-vinden'), 404);
  }),
  ...['', '/300/300', '/95/95', '/60/60'].map((size) =>
    check(`GET /img/{name}${size}`, 'returns a picture with cache-control', async ({ send }) => {
      const { products } = readData(await send('GET', '/product/popular/1/50'), schemas.productListSchema);
      const name = products.flatMap(({ image_paths = [] }) => image_paths)[0];
      assert(name !== undefined, 'no product has a picture');
      const answer = await send('GET', `/img/${encodeURIComponent(name)}${size}`);
      const type = answer.headers.get('content-type') ?? 'none';
      assert(answer.status === 200, `${answer.request} answers ${answer.status} instead of 200`);
      assert(type.startsWith('image/'), `the content type is ${type}`);
      assert(answer.headers.has('cache-control'), 'cache-control is missing');
    }),
  ),
];
