import { assert, assertRefusal, found } from '../assert.ts';
import { type Check, check } from '../Check.ts';

/** Calls for customers only, with a value for each path parameter. */
const customerCalls: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/account/profile'],
  ['GET', '/account/extra_values'],
  ['GET', '/account/kdv'],
  ['GET', '/account/switch/1'],
  ['POST', '/password/change'],
  ['POST', '/shop/cart'],
  ['POST', '/order/create'],
  ['POST', '/order/delivery/1'],
  ['POST', '/order/invoice/1'],
  ['GET', '/order/1/100'],
  ['GET', '/order/detail/1'],
  ['GET', '/payment/account/1'],
  ['GET', '/product/favourites'],
  ['GET', '/product/product-favourite/1'],
  ['DELETE', '/product/product-favourite/1'],
  ['GET', '/product/statusmail/1'],
];

const form = { nothing: '' };

export const roleChecks: readonly Check[] = [
  ...customerCalls.map(([method, path]) =>
    check(
      `${method} ${path.replace('/1/100', '/{page}/{size}').replace(/\/1$/, '/{id}')}`,
      'answers 401 without a token, and with an unsigned one',
      async ({ send, token }) => {
        const request = method === 'POST' ? { form } : {};
        assertRefusal(await send(method, path, request), 401);
        const [head, payload] = found(token, 'token').split('.');
        assertRefusal(await send(method, path, { ...request, token: `${head}.${payload}.AAAA` }), 401);
      },
    ),
  ),
  check(
    'every write',
    'is refused with 403 when the header does not match the XSRF cookie',
    async ({ send, token }) => {
      const headers = { cookie: 'XSRF-TOKEN=one', 'x-xsrf-token': 'another' };
      assertRefusal(await send('POST', '/shop/cart', { token: found(token, 'token'), headers, form }), 403);
    },
  ),
  check('every write', 'is refused with 403 when it comes from another site', async ({ send, token }) => {
    const headers = { origin: 'https://elsewhere.example' };
    assertRefusal(await send('POST', '/shop/cart', { token: found(token, 'token'), headers, form }), 403);
  }),
  check('any path', 'that is unknown is answered with 404 and {"message": …}', async ({ send }) => {
    const answer = await send('GET', '/no/such/call');
    assertRefusal(answer, 404);
    assert(answer.body !== undefined, 'the body is not JSON');
  }),
];
