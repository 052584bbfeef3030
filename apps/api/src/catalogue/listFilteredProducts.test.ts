// Over 300 lines: every filter and its counts, on one clone of the database.
import type { WireFacets, WireProduct } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../http/Viewer.ts';
import { findFullScans } from '../testing/findFullScans.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { toProductFilters } from './listFilteredProducts.ts';

describe('toProductFilters', () => {
  const nothing = {
    facets: false,
    brand: [],
    offer: false,
    stock: false,
    size: [],
    pack: [],
    free_of: [],
    organic: false,
    sort: 'default',
  } as const;
  // Only whether there is a viewer matters.
  const customer = { companyId: 1 } as Viewer;

  test('without parameters there are no filters', () => {
    expect(toProductFilters(nothing, null)).toBeNull();
    expect(toProductFilters(nothing, customer)).toBeNull();
  });

  test('[R01] an anonymous visitor cannot filter or sort by price', () => {
    const byPrice = { ...nothing, price_from: 100, price_until: 900, sort: 'price-desc' } as const;
    expect(toProductFilters(byPrice, null)).toBeNull();
    expect(toProductFilters({ ...byPrice, facets: true }, null)).toMatchObject({
      priceFrom: null,
      priceUntil: null,
      sort: 'default',
    });
    expect(toProductFilters(byPrice, customer)).toMatchObject({
      priceFrom: 100,
      priceUntil: 900,
      sort: 'price-desc',
    });
  });
});

describe('filters', () => {
  interface List {
    total: number;
    products: WireProduct[];
    facets?: WireFacets;
    searched_term?: string | null;
    near_terms?: string[];
  }

  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openTestApi({ database: 'shared' });
    token = await api.logIn('vlinder');
  });
  afterAll(() => api.close());

  const get = (path: string, bearer?: string) => api.data<List>('GET', path, bearer ? { token: bearer } : {});
  const shelf = (query = '', bearer?: string) => get(`/product/category/verzorging/1/100${query}`, bearer);
  const search = (query: string, bearer?: string) => get(`/product/search?pageSize=100&${query}`, bearer);
  const paid = ({ price_exclusive_vat, offer_price }: WireProduct) =>
    offer_price ?? price_exclusive_vat ?? Number.NaN;
  const stocked = ({ stock, available }: WireProduct) => stock > 0 && available === 1;
  const all = async (bearer?: string) => {
    const { total } = await shelf();
    const pages = Array.from({ length: Math.ceil(total / 100) }, (_, index) => index + 1);
    const lists = await Promise.all(
      pages.map((page) => get(`/product/category/verzorging/${page}/100`, bearer)),
    );
    return lists.flatMap(({ products }) => products);
  };

  describe('a list that is filtered', () => {
    test('without a parameter is the plain list', async () => {
      expect(Object.keys(await shelf())).toEqual(['total', 'products']);
      expect(Object.keys(await search('term=luiers'))).toEqual(['total', 'products']);
    });

    test('has counts of brands, offers and stock, in the list’s own order', async () => {
      const products = await all();
      const list = await shelf('?facets=1');
      expect([list.total, list.products.map(({ id }) => id)]).toEqual([
        products.length,
        products.slice(0, 100).map(({ id }) => id),
      ]);
      const brands = Map.groupBy(products, ({ brand }) => brand ?? '');
      expect(
        Object.fromEntries((list.facets?.brands ?? []).map(({ brand, count }) => [brand, count])),
      ).toEqual(Object.fromEntries([...brands].map(([brand, of]) => [brand, of.length])));
      expect(list.facets?.offer).toBe(products.filter(({ offer_label }) => offer_label).length);
      expect(list.facets?.stock).toBe(products.filter(stocked).length);
    });

    test('has only matching products; several brands are alternatives, and each count is what a choice would leave', async () => {
      const products = await all();
      const { facets } = await shelf('?facets=1');
      const [first, second] = facets?.brands.map(({ brand }) => brand) ?? [];
      const query = `brand=${encodeURIComponent(first ?? '')}&brand=${encodeURIComponent(second ?? '')}&stock=1`;
      const list = await shelf(`?facets=1&${query}`);
      const fitting = products.filter(
        (product) => stocked(product) && [first, second].includes(product.brand ?? ''),
      );
      expect(list.products.map(({ id }) => id)).toEqual(fitting.slice(0, 100).map(({ id }) => id));
      expect(list.total).toBe(fitting.length);
      // The other brands still show what they would add.
      expect(list.facets?.brands.length).toBeGreaterThan(2);
      expect(list.facets?.offer).toBe(fitting.filter(({ offer_label }) => offer_label).length);
      expect(list.facets?.stock).toBe(fitting.length);
    });

    test('[S30] counts the products of each kind of offer, and is filtered by one kind', async () => {
      const rows = await api.database.sql<{ id: number; kind: string }[]>`
        select id, coalesce(deal ->> 'kind', 'percentage') as kind from products
          where offer_label is not null and (deal is not null or price_old_cents > price_cents)`;
      const offers = (query: string) => get(`/product/offer/1/100?facets=1${query}`, token);
      const counted = (list: List) =>
        Object.fromEntries((list.facets?.offer_kinds ?? []).map(({ kind, count }) => [kind, count]));
      const whole = await offers('');
      const byKind = Map.groupBy(rows, ({ kind }) => kind);
      expect([...byKind.keys()].toSorted()).toEqual(['free-goods', 'give-away', 'percentage']);
      expect(counted(whole)).toEqual(Object.fromEntries([...byKind].map(([kind, of]) => [kind, of.length])));
      for (const [kind, of] of byKind) {
        const list = await offers(`&offer_kind=${kind}`);
        expect(list.total).toBe(of.length);
        const ids = new Set(of.map(({ id }) => id));
        expect(list.products.every(({ id }) => ids.has(id))).toBe(true);
        // The counts are those without a choice of kind.
        expect(counted(list)).toEqual(counted(whole));
        expect(list.facets?.brands.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(of.length);
      }
      const path = '/product/offer/1/100?offer_kind=lottery';
      expect((await api.send('GET', path, { token })).status).toBe(400);
    });

    test('is filtered by size, pack, allergens and organic; each count is what the choice leaves', async () => {
      const rows = await api.database.sql<
        { id: number; size: string; unit: string; freeOf: string[]; organic: boolean }[]
      >`
        select products.id, size, unit, free_of, organic from products
          join shelves on shelves.product_id = products.id
          join categories on categories.id = shelves.category_id
          where categories.url = 'voeding' and categories.parent_id is null`;
      const food = (query: string) => get(`/product/category/voeding/1/100?facets=1${query}`);
      const { facets } = await food('');
      const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;
      expect(facets?.organic).toBe(count(({ organic }) => organic));
      expect(facets?.free_of?.length).toBeGreaterThan(3);
      for (const { name: allergen, count: told } of facets?.free_of ?? []) {
        expect(told, allergen).toBe(count(({ freeOf }) => freeOf.includes(allergen)));
      }
      for (const { name: pack, count: told } of facets?.packs ?? []) {
        expect((await food(`&pack=${pack}`)).total, pack).toBe(told);
      }
      const both = await food('&free_of=gluten&free_of=melk&pack=tray');
      const isFree = (names: readonly string[]) =>
        count(({ freeOf, unit }) => unit === 'tray' && names.every((name) => freeOf.includes(name)));
      expect(both.total).toBe(isFree(['gluten', 'melk']));
      // A further allergen is counted beside the chosen ones.
      expect(both.facets?.free_of?.find(({ name }) => name === 'noten')?.count).toBe(
        isFree(['gluten', 'melk', 'noten']),
      );
      expect((await food('&organic=1')).total).toBe(facets?.organic);
    });

    test('has its sizes from small to large, as alternatives', async () => {
      const luiers = (query: string) => get(`/product/category/verzorging/luiers/1/100?facets=1${query}`);
      const { facets } = await luiers('');
      const sizes = facets?.sizes?.map(({ name }) => name) ?? [];
      expect(sizes.slice(0, 3)).toEqual(['Maat 1', 'Maat 2', 'Maat 2–3']);
      const some = await luiers('&size=Maat%204&size=Maat%205');
      expect(some.products.length).toBeGreaterThan(2);
      expect(some.products.every(({ description }) => /maat [45]$/.test(description))).toBe(true);
      expect(some.facets?.sizes).toEqual(facets?.sizes);
    });

    test('without matches is empty, keeps its counts and gets no spelling correction', async () => {
      const list = await search('term=luiers&facets=1&near=1&brand=Niemand');
      expect(list).toMatchObject({ total: 0, products: [], searched_term: null });
      expect(list.near_terms).toBeUndefined();
      expect(list.facets?.brands.length).toBeGreaterThan(0);
    });

    test('has pages in one order with one total, and an empty page after the last', async () => {
      const path = (page: number, size: number) =>
        `/product/category/verzorging/${page}/${size}?sort=name&stock=1`;
      const [both, second, behind] = [
        await get(path(1, 20)),
        await get(path(2, 10)),
        await get(path(9999, 10)),
      ];
      expect(second.products).toEqual(both.products.slice(10));
      expect([second.total, behind.total, behind.products]).toEqual([both.total, both.total, []]);
    });

    test('can be sorted by name, by age and, for a customer, by price', async () => {
      const names = (await shelf('?sort=name')).products.map(({ description }) => description.toLowerCase());
      expect(names[0]?.localeCompare(names.at(-1) ?? '', 'nl')).toBe(-1);
      const news = (await shelf('?sort=new')).products.map((product) => product.new);
      expect(news.indexOf(0)).toBeGreaterThan(0);
      expect(news.slice(news.indexOf(0))).not.toContain(1);
      const prices = (await shelf('?sort=price', token)).products.map(paid);
      expect(prices).toEqual(prices.toSorted((first, second) => first - second));
      const falling = (await search('term=luiers&sort=price-desc', token)).products.map(paid);
      expect(falling).toEqual(falling.toSorted((first, second) => second - first));
      expect(falling.length).toBeGreaterThan(1);
    });

    test('can be bounded by the customer’s price, inclusive, and returns the remaining range', async () => {
      const products = await all(token);
      const bounds = products.map(paid).toSorted((first, second) => first - second);
      const [from = 0, until = 0] = [bounds[10], bounds[60]];
      const list = await shelf(`?facets=1&price_from=${from}&price_until=${until}`, token);
      const fitting = products.filter((product) => paid(product) >= from && paid(product) <= until);
      expect(new Set(list.products.map(({ id }) => id))).toEqual(new Set(fitting.map(({ id }) => id)));
      expect(list.facets?.prices).toEqual({ from: bounds[0], until: bounds.at(-1) });
    });

    test('[R01] has no price range, bounds or price sort for an anonymous visitor', async () => {
      const plain = await shelf('?facets=1');
      expect(plain.facets?.prices).toBeNull();
      for (const query of ['price_until=1', 'price_from=9999', 'sort=price', 'sort=price-desc']) {
        expect(await shelf(`?facets=1&${query}`), query).toEqual(plain);
        expect(Object.keys(await shelf(`?${query}`)), query).toEqual(['total', 'products']);
      }
    });

    test('works for a special, a sub category, and an empty category', async () => {
      expect((await get('/product/category/verzorging/luiers/1/12?facets=1')).facets?.stock).toBeGreaterThan(
        0,
      );
      expect((await get('/product/category/aanbieding/demo-weekactie/1/12?facets=1')).total).toBeGreaterThan(
        0,
      );
      expect((await api.send('GET', '/product/category/nergens/1/12?facets=1')).status).toBe(404);
    });

    test.each([
      'sort=prijs',
      'stock=ja',
      'price_from=-1',
      'price_from=1e3',
      'price_until=9999999',
      'price_until=1.234',
      `brand=${'x'.repeat(101)}`,
      Array.from({ length: 31 }, () => 'brand=a').join('&'),
      'brand=%00',
      'organic=ja',
      `size=${'x'.repeat(101)}`,
      'free_of=%00',
    ])('refuses %s', async (query) => {
      expect((await api.send('GET', `/product/category/verzorging/1/12?${query}`)).status).toBe(400);
    });

    test('takes one statement for any filters, and scans no whole table', async () => {
      const statements: string[] = [];
      for (const query of [
        'facets=1',
        'facets=1&brand=Pukkie&offer=1&stock=1&sort=price&price_from=1&price_until=90',
        'facets=1&size=A4&pack=doos&pack=zak&free_of=gluten&organic=1',
      ]) {
        for (const path of ['/product/category/verzorging/1/12?', '/product/search?term=luiers&']) {
          api.statements.length = 0;
          await get(path + query, token);
          // One for the session, one for the list.
          expect(api.statements, path + query).toHaveLength(2);
          statements.push(...api.statements);
        }
      }
      expect(await findFullScans(api.database, statements)).toEqual([]);
    });
  });

  describe('a search without results', () => {
    test('returns the searched term instead of a correction', async () => {
      const list = await search('term=luirs&near=1');
      expect(list.searched_term).toBe('luiers');
      expect(list.total).toBe((await search('term=luiers')).total);
      expect((await search('term=luiers&near=1')).searched_term).toBeNull();
    });

    test('returns near terms, each with results', async () => {
      // The words are known, but no product contains both.
      const { total, near_terms = [] } = await search('term=plakkaatverf%20bijtring&near=1');
      expect(total).toBe(0);
      expect(near_terms).toEqual(expect.arrayContaining(['plakkaatverf', 'bijtring']));
      expect(near_terms.length).toBeLessThanOrEqual(6);
      for (const term of near_terms) expect((await search(`term=${term}`)).total, term).toBeGreaterThan(0);
    });

    test.each(['xqzw wqxz', '', '!!!', '🧸'])(
      'returns none for %j, which resembles no known word',
      async (term) => {
        expect(await search(`term=${encodeURIComponent(term)}&near=1`)).toMatchObject({
          total: 0,
          near_terms: [],
        });
      },
    );
  });

  test('a hundred concurrent lists with facets of visitors: some are queued, the rest are refused; customers’ lists, plain lists and health are answered', async () => {
    api.log.length = 0;
    const path = '/product/category/verzorging/1/12';
    const flood = Array.from({ length: 100 }, (_, at) => api.send('GET', `${path}?facets=1&brand=${at}`));
    const others = await Promise.all([
      api.send('GET', `${path}?facets=1`, { token }),
      api.send('GET', path),
      api.send('GET', '/health'),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
    expect(100 - refused.length).toBeGreaterThanOrEqual(33);
    expect(100 - refused.length).toBeLessThanOrEqual(40);
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2');
    // The first line is written at once, then one per second with a count; a slow machine takes more than a second.
    const lines = () => api.log.filter(({ status }) => status === 503);
    const counted = () => lines().reduce((sum, { count = 1 }) => sum + count, 0);
    await expect.poll(counted).toBe(refused.length);
    expect(lines()[0]).toMatchObject({ level: 'warn', event: 'turn-refused' });
    expect(lines().length).toBeLessThan(refused.length / 2);
  });
});
