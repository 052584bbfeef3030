import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { flagSchema } from '../schemas/wire.ts';
import { repairAnswer } from './repairAnswer.ts';

const entrySchema = z.object({
  id: z.number(),
  name: z.string(),
  unit: z.optional(z.string()),
  on: z.nullish(flagSchema),
  deal: z.optional(z.object({ kind: z.string(), from: z.number() })),
  tags: z.optional(z.array(z.string())),
});
const listSchema = z.object({ total: z.number(), products: z.array(entrySchema) });
const good = { id: 1, name: 'P' };
const read = (products: unknown, complete?: string) =>
  repairAnswer(listSchema, { data: { total: 9, products } }, complete).data?.products;

test('an invalid entry is left out, and the others are kept', () => {
  const odd = [null, 'x', 3, [], {}, { id: {}, name: 'P' }, { id: 1 }, { ...good, id: 'a' }];
  for (const entry of odd)
    expect(read([good, entry, { ...good, id: 2 }, entry])).toEqual([good, { ...good, id: 2 }]);
});

test('an optional value of the wrong type counts as absent, null too', () => {
  const odd = { ...good, unit: null, on: 'ja', deal: { kind: 'gift' }, tags: ['a', null] };
  expect(read([odd])).toEqual([{ ...good, tags: ['a'] }]);
  expect(read([{ ...good, unit: {}, on: {}, deal: { kind: 'gift', from: null }, tags: null }])).toEqual([
    good,
  ]);
});

test('a number can be a text, and a text of digits a number', () => {
  expect(read([{ ...good, id: '1', name: 1000, on: '1' }])).toEqual([{ ...good, name: '1000', on: 1 }]);
  expect(repairAnswer(listSchema, { data: { total: '9', products: [] } }).data).toEqual({
    total: 9,
    products: [],
  });
});

test('a list with only invalid entries is not an empty list', () => {
  expect(read([])).toEqual([]);
  for (const list of [null, {}, [null], [{ id: 1 }, {}]]) expect(read(list)).toBeUndefined();
});

test('a list that must be complete keeps every entry', () => {
  expect(read([good, null], 'products')).toBeUndefined();
  expect(read([{ ...good, unit: null }], 'products')).toEqual([good]);
});
