import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.logIn('vlinder');
});
afterAll(() => api.close());

describe('the number of statements does not grow with a list', () => {
  const statementsOf = async (path: string) => {
    api.statements.length = 0;
    await api.data('GET', path, { token });
    return api.statements.length;
  };

  test.each([
    ['/product/category/verzorging/1/', 3],
    ['/product/category/verzorging/luiers/1/', 3],
    ['/product/category/aanbieding/demo-weekactie/1/', 3],
    ['/product/popular/1/', 3],
    ['/product/offer/1/', 3],
    ['/product/favourite/1/', 3],
    ['/product/search?term=luiers&pageSize=', 2],
    ['/offer/1/', 3],
    ['/order/1/', 2],
    ['/purchases/1/', 3],
  ])('%s takes at most %i statements, including the session', async (path, max) => {
    const favourites = await api.database.sql<
      { id: number }[]
    >`select id from products order by id limit 100`;
    for (const { id } of favourites) {
      await api.database.sql`insert into favourites (company_id, product_id)
        select company_id, ${id} from users where email like 'vlinder@%' on conflict do nothing`;
    }
    const [one, hundred] = [await statementsOf(`${path}1`), await statementsOf(`${path}100`)];
    expect(hundred).toBe(one);
    expect(hundred).toBeLessThanOrEqual(max);
  });

  test('a list of 300 products takes as many as one of one product', async () => {
    const rows = await api.database.sql<{ id: number }[]>`select id from products order by id limit 300`;
    const statementsFor = async (count: number) => {
      const lines = rows.slice(0, count).map(({ id }) => `${id} 1 order`);
      const form = { name: `Lijst ${count}`, shared: '1', lines: lines.join('\n') };
      return statementsOf(`/lists/${(await api.data<{ id: number }>('POST', '/lists', { token, form })).id}`);
    };
    expect([await statementsFor(1), await statementsFor(300)]).toEqual([4, 4]);
  });

  test('an order of a company without rules of approvals takes one, and the session', async () => {
    const form = { 'products[101404]': '12' };
    const { order } = await api.data<{ order: { order_id: number } }>('POST', '/order/create', {
      token,
      form,
    });
    expect(await statementsOf(`/payment/account/${order.order_id}`)).toBe(2);
  });

  test.each([
    ['/category', 1],
    ['/category/detail/verzorging', 2],
    ['/product/detail/verzorging/luiers/demo-luiers-maat-4', 3],
    ['/product/search?term=luirs', 4],
    ['/product/suggest?term=luirs', 5],
  ])('%s takes at most %i', async (path, max) => {
    expect(await statementsOf(path)).toBeLessThanOrEqual(max);
  });
});
