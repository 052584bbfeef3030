import { expect, test } from 'vitest';
import { TooBusy } from '../http/TooBusy.ts';
import { createPageTurns, type PageTurn } from './createPageTurns.ts';

const search: PageTurn = { kind: '/zoeken/:search', rank: 'searches' };
const category: PageTurn = { kind: '/categorie/:category', rank: 'catalogue' };
const product: PageTurn = { kind: '/product/:category/:product', rank: 'catalogue' };
const order: PageTurn = { kind: '/order/:order', rank: 'customers' };

/** Turns whose renderings the test completes. */
function heldTurns(options?: Parameters<typeof createPageTurns>[0]) {
  const turns = createPageTurns(options);
  const running: { readonly name: string; readonly end: () => void }[] = [];
  const done: string[] = [];
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    done,
    running: () => running.map(({ name }) => name),
    settled,
    ask: (turn: PageTurn, name: string) =>
      turns(turn, async () => {
        await new Promise<void>((end) => running.push({ name, end }));
        done.push(name);
        return name;
      }).catch((error: unknown) => error),
    endOne: async () => {
      running.shift()?.end();
      await settled();
    },
    endAll: async () => {
      while (running.length > 0) {
        for (const { end } of running.splice(0)) end();
        await settled();
      }
    },
  };
}

test('a hundred concurrent searches and category pages do not block any of 44 product pages', async () => {
  const turns = heldTurns();
  const flood = Array.from({ length: 100 }, (_, index) => [
    turns.ask(search, `search ${index}`),
    turns.ask(category, `category ${index}`),
  ]).flat();
  const products = Array.from({ length: 44 }, (_, index) => turns.ask(product, `product ${index}`));
  await turns.settled();
  await turns.endAll();
  expect((await Promise.all(products)).filter((page) => page instanceof TooBusy)).toEqual([]);
  const refused = (await Promise.all(flood)).filter((page) => page instanceof TooBusy);
  // Two of each kind render, and sixty wait.
  expect(refused).toHaveLength(2 * (100 - 62));
});

test('waiting kinds alternate: a product is rendered after few of the earlier requests', async () => {
  const turns = heldTurns({ atOnce: 2 });
  for (let index = 0; index < 50; index += 1) void turns.ask(category, `category ${index}`);
  void turns.ask(product, 'product');
  await turns.settled();
  for (let times = 0; times < 4; times += 1) await turns.endOne();
  expect(turns.done).toContain('product');
  await turns.endAll();
});

test('customers’ pages come first and searches last', async () => {
  const turns = heldTurns({ atOnce: 1, atOncePerKind: 1 });
  void turns.ask(category, 'under way');
  await turns.settled();
  for (const [turn, name] of [
    [search, 'search'],
    [product, 'product'],
    [order, 'order'],
  ] as const) {
    void turns.ask(turn, name);
  }
  await turns.settled();
  for (let times = 0; times < 4; times += 1) await turns.endOne();
  expect(turns.done).toEqual(['under way', 'order', 'product', 'search']);
});

test('hanging pages of one kind do not block other kinds', async () => {
  const turns = heldTurns();
  for (let index = 0; index < 10; index += 1) void turns.ask(search, `search ${index}`);
  void turns.ask(product, 'product');
  await turns.settled();
  expect(turns.running()).toEqual(['search 0', 'search 1', 'product']);
  await turns.endAll();
});

test('after a failed page the next one renders', async () => {
  const turns = createPageTurns({ atOnce: 1 });
  const failing = turns(product, () => Promise.reject(new Error('down')));
  const next = turns(product, async () => 'page');
  await expect(failing).rejects.toThrow('down');
  expect(await next).toBe('page');
});

test('an aborted page ends at once, waiting or not, and the next one renders', async () => {
  const turns = createPageTurns({ atOnce: 1 });
  const client = new AbortController();
  const hang = () => new Promise<string>(() => {});
  const ended = [turns(product, hang, client.signal), turns(product, hang, client.signal)];
  const next = turns(product, async () => 'page');
  client.abort(new Error('gone'));
  for (const page of ended) await expect(page).rejects.toThrow('gone');
  expect(await next).toBe('page');
});
