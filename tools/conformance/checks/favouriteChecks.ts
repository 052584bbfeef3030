import * as schemas from '../../../packages/api-client/src/schemas/index.ts';
import { assert, assertRefusal, found, readData, Skipped } from '../assert.ts';
import { type Check, check, type Session } from '../Check.ts';

async function isFavourite({ send, token }: Session, id: number): Promise<boolean> {
  const answer = await send('GET', '/product/favourites', { token });
  return readData(answer, schemas.productListSchema).products.some((product) => product.id === id);
}

/** Marks or unmarks a favourite, and asserts that the list of favourites agrees. */
async function toggle(session: Session, id: number, method: 'GET' | 'DELETE'): Promise<void> {
  const answer = await session.send(method, `/product/product-favourite/${id}`, { token: session.token });
  assert(answer.status === 200, `${answer.request} answers ${answer.status} instead of 200`);
  const expected = method === 'GET';
  assert(
    (await isFavourite(session, id)) === expected,
    `after ${answer.request} the product is ${expected ? 'not ' : ''}among GET /product/favourites`,
  );
}

/** Favourites and stock mails. Favourites are restored. */
export const favouriteChecks: readonly Check[] = [
  check('GET and DELETE /product/product-favourite/{id}', 'mark and unmark a favourite', async (session) => {
    const { id } = found(session.product, 'product');
    const wasFavourite = await isFavourite(session, id);
    await toggle(session, id, wasFavourite ? 'DELETE' : 'GET');
    await toggle(session, id, wasFavourite ? 'GET' : 'DELETE');
  }),
  check('GET /product/product-favourite/{id}', 'is idempotent', async (session) => {
    const { id } = found(session.product, 'product');
    const wasFavourite = await isFavourite(session, id);
    await toggle(session, id, 'GET');
    await toggle(session, id, 'GET');
    if (!wasFavourite) await toggle(session, id, 'DELETE');
  }),
  check(
    'GET /product/statusmail/{id}',
    'accepts a sold-out product',
    async (session) => {
      const { send, token } = session;
      const lists = await send('GET', '/product/popular/1/50', { token });
      const { products } = readData(lists, schemas.productListSchema);
      const soldOut = products.find(({ stock, mail_me }) => stock === 0 && mail_me !== 1);
      if (!soldOut) throw new Skipped('no product of GET /product/popular/1/50 is sold out');
      const answer = await send('GET', `/product/statusmail/${soldOut.id}`, { token });
      assert(answer.status === 200, `${answer.request} answers ${answer.status} instead of 200`);
    },
    'mail',
  ),
  check(
    'GET /product/product-favourite/{id}',
    'answers 404 for an unknown product',
    async ({ send, token }) => {
      assertRefusal(await send('GET', '/product/product-favourite/999999999', { token }), 404);
    },
  ),
];
