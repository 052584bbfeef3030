import * as z from 'zod/mini';
import * as schemas from '../../packages/api-client/src/schemas/index.ts';
import { assert, assertRefusal } from '../assert.ts';
import type { Check } from '../Check.ts';
import { readData } from '../readData.ts';

/** Offers, CMS pages and pictures. */
export const pageChecks: readonly Check[] = [
  {
    call: 'GET /offer/1/12',
    requires: 'lists the offers and product offer banners of the home page to everyone',
    run: async ({ ask }) => {
      readData(await ask('GET', '/offer/1/12'), z.array(schemas.offerEntrySchema));
    },
  },
  {
    call: 'GET /pages?position=FOOTER',
    requires: 'gives url_title and title of pages that GET /page/{urlTitle} then answers',
    run: async ({ ask }) => {
      const links = readData(await ask('GET', '/pages?position=FOOTER'), z.array(schemas.pageLinkSchema));
      assert(links.length > 0, 'there is no page for the footer');
      for (const { url_title } of links) {
        readData(await ask('GET', `/page/${encodeURIComponent(url_title)}`), schemas.pageSchema);
      }
    },
  },
  {
    call: 'GET /page/{urlTitle}',
    requires: 'answers 404 for a page that is not',
    run: async ({ ask }) => {
      assertRefusal(await ask('GET', '/page/niet-te-vinden'), 404);
    },
  },
  ...['', '/300/300', '/95/95', '/60/60'].map(
    (size): Check => ({
      call: `GET /img/{name}${size}`,
      requires: 'answers a picture that a cache may keep',
      run: async ({ ask }) => {
        const { products } = readData(await ask('GET', '/product/popular/1/50'), schemas.productListSchema);
        const name = products.flatMap(({ image_paths = [] }) => image_paths)[0];
        assert(name !== undefined, 'none of 50 products has a picture');
        const answer = await ask('GET', `/img/${encodeURIComponent(name)}${size}`);
        const type = answer.headers.get('content-type') ?? 'none';
        assert(answer.status === 200, `${answer.request} answers ${answer.status} where 200 is due`);
        assert(type.startsWith('image/'), `the content type is ${type}`);
        assert(answer.headers.has('cache-control'), 'cache-control is missing');
      },
    }),
  ),
];
