import type { ApiClient, CartIntent } from '@magazijn/api-client';
import { maxCostCentres } from '@magazijn/domain/cost-centres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { composeMail } from '../mail/composeMail.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { emptyTables } from '../testing/emptyTables.ts';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';

let api: TestApi;
let client: ApiClient;
beforeAll(async () => {
  api = await openTestApi();
  api.setTime(wednesday);
  client = await clientOf('vlinder');
});
afterAll(() => api.close());
beforeEach(async () => {
  const { sql } = api.database;
  await emptyTables(sql, 'orders', 'payments', 'saved_carts', 'product_cost_centres', 'cost_centres');
});

const clientOf = async (name: string) => createTestClient(api, await api.logIn(name));
const egels = { code: 'EGELS', name: 'Groep Egels', isEnded: false };
const vossen = { code: 'VOSSEN', name: '', isEnded: false };

async function addBoth(): Promise<readonly [number, number]> {
  await client.saveCostCentre(null, egels);
  const [first, second] = await client.saveCostCentre(null, vossen);
  return [first?.id ?? 0, second?.id ?? 0];
}

const [luiers, verf] = [101404, 105001];
const goods = (costCentres?: CartIntent['costCentres'], quantity = 12): CartIntent => ({
  quantities: { [luiers]: quantity, [verf]: 2 },
  couponCode: '',
  orderReference: '',
  costCentres,
});
/** Code per product of a cart or an order; null without one. */
const codesOf = ({ lines }: Awaited<ReturnType<ApiClient['recalculateCart']>>['cart']) =>
  Object.fromEntries(lines.map(({ productId, costCentre }) => [productId, costCentre?.code ?? null]));
const pricedCodes = async (intent: CartIntent, who = client) =>
  codesOf((await who.recalculateCart(intent)).cart);

let orders = 0;
async function place(intent: CartIntent): Promise<number> {
  orders += 1;
  const { id } = await client.createOrder(intent, `cost-centres-${orders}`);
  await client.placeOrder(id);
  return id;
}

describe('the list', () => {
  test('is added to, renamed, ended and restored, in the order of its codes', async () => {
    const group = { code: '2', name: 'Groep 2', isEnded: false };
    await client.saveCostCentre(null, { ...group, code: ' 10 ' });
    const added = await client.saveCostCentre(null, group);
    expect(added).toMatchObject([group, { code: '10', name: 'Groep 2' }]);
    const id = added?.[0]?.id ?? 0;
    expect(await client.saveCostCentre(id, { code: '12', name: 'Egels', isEnded: true })).toMatchObject([
      { code: '10' },
      { id, code: '12', name: 'Egels', isEnded: true },
    ]);
    await client.saveCostCentre(id, group);
    expect(await client.costCentres()).toEqual([{ id, ...group }, expect.objectContaining({ code: '10' })]);
  });

  test('refuses a code that another one has, in any case, and one too many; a repeated addition changes nothing', async () => {
    const [id] = await addBoth();
    expect(await client.saveCostCentre(null, egels)).toHaveLength(2);
    const duplicate = { status: 422, message: 'De code egels bestaat al. Kies een andere code.' };
    await expect(client.saveCostCentre(null, { ...egels, code: 'egels' })).rejects.toMatchObject(duplicate);
    await expect(client.saveCostCentre(id, { ...egels, code: 'vossen' })).rejects.toMatchObject({
      status: 422,
    });
    await expect(client.saveCostCentre(null, { ...egels, code: ' ' })).rejects.toMatchObject({ status: 400 });
    await api.database.sql`
      insert into cost_centres (company_id, code, name)
        select company_id, number::text, '' from cost_centres, generate_series(3, ${maxCostCentres}) as number
          where code = 'EGELS'`;
    await expect(client.saveCostCentre(null, { ...egels, code: 'A' })).rejects.toMatchObject({ status: 422 });
  });

  test('has a code once when two administrators add it at the same time', async () => {
    const both = [egels, { ...egels, name: 'Egels' }].map((each) => client.saveCostCentre(null, each));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await client.costCentres()).toHaveLength(1);
  });

  test('is that of one company, and changed by its administrators only', async () => {
    const { sql } = api.database;
    const [id] = await addBoth();
    const other = await clientOf('bij');
    expect(await other.costCentres()).toEqual([]);
    await expect(other.saveCostCentre(id, egels)).rejects.toMatchObject({ status: 404 });
    await expect(other.removeCostCentre(id)).rejects.toMatchObject({ status: 404 });
    await sql`update users set role = 'buyer' where email like 'vlinder@%'`;
    expect(await client.costCentres()).toHaveLength(2);
    await expect(client.saveCostCentre(id, egels)).rejects.toMatchObject({ status: 403 });
    await expect(client.removeCostCentre(id)).rejects.toMatchObject({ status: 403 });
    await sql`update users set role = 'administrator' where email like 'vlinder@%'`;
  });

  test('loses one that no order names; one that an order names is ended', async () => {
    const [ordered, unused] = await addBoth();
    const orderId = await place(goods({ [luiers]: ordered }));
    await client.removeCostCentre(unused);
    expect(await client.removeCostCentre(ordered)).toEqual([{ id: ordered, ...egels, isEnded: true }]);
    expect((await client.order(orderId))?.cart.lines[0]?.costCentre).toMatchObject({ code: 'EGELS' });
  });
});

test('the spending has the goods per cost centre under its present name, and those without one last', async () => {
  const [first, second] = await addBoth();
  await place(goods());
  expect((await client.spending(2026, null))?.costCentres).toEqual([]);
  await place(goods({ [luiers]: first }));
  await place(goods({ [luiers]: second }));
  await client.saveCostCentre(second, { ...vossen, code: '10', name: 'Vossen' });
  const { costCentres = [], categories = [] } = (await client.spending(2026, null)) ?? {};
  expect(costCentres.map(({ code, name }) => [code, name])).toEqual([
    ['10', 'Vossen'],
    ['EGELS', 'Groep Egels'],
    ['', ''],
  ]);
  const sum = (rows: readonly { readonly total: number }[]) =>
    rows.reduce((all, { total }) => all + total, 0);
  expect(sum(costCentres)).toBe(sum(categories));
});

describe('a line', () => {
  test('has the chosen one, on the cart, on the order with its texts of then, and in the history', async () => {
    const [first, second] = await addBoth();
    const intent = goods({ [luiers]: first, [verf]: second });
    expect(await pricedCodes(intent)).toEqual({ [luiers]: 'EGELS', [verf]: 'VOSSEN' });
    const orderId = await place(intent);
    await client.saveCostCentre(first, { code: 'EGEL', name: 'Egeltjes', isEnded: false });
    const order = await client.order(orderId);
    expect(order?.cart.lines[0]?.costCentre).toEqual({ id: first, ...egels });
    const { orders: history } = await client.wholeHistory({ search: 'groep egels', from: null, until: null });
    expect(history[0]?.lines.map(({ costCentre }) => costCentre?.code)).toEqual(['EGELS', 'VOSSEN']);
    const { sql } = api.database;
    const [mail] = await sql<{ payload: object }[]>`
      select payload from outbox where kind = 'order-confirmation' order by id desc limit 1`;
    const dependencies = { sql, settings: readApiSettings({}), clock: () => new Date(wednesday) };
    const content = await composeMail(dependencies, 'order-confirmation', mail?.payload ?? {});
    expect(JSON.stringify(content)).toContain('voor EGELS Groep Egels');
  });

  test('without a choice has the last one of the company, also none; a draft keeps apart what differs', async () => {
    const [first] = await addBoth();
    expect(await pricedCodes(goods())).toEqual({ [luiers]: null, [verf]: null });
    const draft = await client.createOrder(goods({ [luiers]: first, [verf]: first }), 'cost-centres-a');
    await expect(client.createOrder(goods({ [luiers]: first }), 'cost-centres-a')).rejects.toMatchObject({
      status: 422,
    });
    expect(codesOf(draft.cart)).toEqual({ [luiers]: 'EGELS', [verf]: 'EGELS' });
    expect(await pricedCodes(goods())).toEqual({ [luiers]: 'EGELS', [verf]: 'EGELS' });
    expect(await pricedCodes(goods({ [verf]: 0 }))).toEqual({ [luiers]: 'EGELS', [verf]: null });
    await place(goods({ [verf]: 0 }));
    expect(await pricedCodes(goods())).toEqual({ [luiers]: 'EGELS', [verf]: null });
    expect(await pricedCodes(goods(), await clientOf('bij'))).toEqual({ [luiers]: null, [verf]: null });
  });

  test.each([
    ['that was ended', true],
    ['of another company', false],
  ])('with one %s says so, keeps its goods, and is ordered without it', async (_title, isOwn) => {
    const owner = isOwn ? client : await clientOf('bij');
    const [added] = await owner.saveCostCentre(null, egels);
    const id = added?.id ?? 0;
    await owner.saveCostCentre(id, { ...egels, isEnded: true });
    const { cart } = await client.recalculateCart(goods({ [luiers]: id }));
    expect(cart.lines[0]).toMatchObject({
      quantity: 12,
      costCentre: { id, code: isOwn ? 'EGELS' : '', isEnded: true },
    });
    const order = await client.order(await place(goods({ [luiers]: id })));
    expect(order?.cart.lines[0]).toMatchObject({ quantity: 12, costCentre: null });
    expect(await pricedCodes(goods())).toEqual({ [luiers]: null, [verf]: null });
  });

  test('of a changed order keeps it; an added product has the last one of the company', async () => {
    const [first, second] = await addBoth();
    await place(goods({ [luiers]: second, [verf]: second }));
    const orderId = await place({ ...goods({ [luiers]: first }), quantities: { [luiers]: 12 } });
    await place(goods({ [luiers]: second }));
    const { version = 1 } = (await client.order(orderId)) ?? {};
    await client.changeOrder(orderId, { quantities: { [luiers]: 13, [verf]: 1 } }, version);
    const order = await client.order(orderId);
    expect(order && codesOf(order.cart)).toEqual({ [luiers]: 'EGELS', [verf]: 'VOSSEN' });
  });

  test('of the saved cart keeps it on another device, also when its quantity changes there', async () => {
    const [first] = await addBoth();
    const quantities = { [luiers]: { value: 2, age: 0 }, [verf]: { value: 1, age: 0 } };
    const costCentres = { [luiers]: { value: first, age: 0 }, [verf]: { value: 0, age: 0 } };
    const saved = await client.saveCart(0, { version: 0, quantities, costCentres, ordered: [] });
    const more = { [luiers]: { value: 5, age: 0 } };
    await client.saveCart(saved?.id ?? 0, { version: 1, quantities: more, ordered: [] });
    expect(await client.savedCart(null)).toMatchObject({
      intent: { quantities: { [luiers]: 5, [verf]: 1 }, costCentres: { [luiers]: first, [verf]: 0 } },
    });
  });
});
