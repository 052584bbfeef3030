import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { flagSchema } from '../schemas/wire.ts';
import { mendAnswer } from './mendAnswer.ts';

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
const read = (products: unknown, whole?: string) =>
  mendAnswer(listSchema, { data: { total: 9, products } }, whole).data?.products;

test('an entry that cannot be read is left out, and all others are there', () => {
  const odd = [null, 'x', 3, [], {}, { id: {}, name: 'P' }, { id: 1 }, { ...good, id: 'a' }];
  for (const entry of odd)
    expect(read([good, entry, { ...good, id: 2 }, entry])).toEqual([good, { ...good, id: 2 }]);
});

test('what is optional counts as absent where it has another shape, null too', () => {
  const odd = { ...good, unit: null, on: 'ja', deal: { kind: 'gift' }, tags: ['a', null] };
  expect(read([odd])).toEqual([{ ...good, tags: ['a'] }]);
  expect(read([{ ...good, unit: {}, on: {}, deal: { kind: 'gift', from: null }, tags: null }])).toEqual([
    good,
  ]);
});

test('a number may be written as text, and a text of digits as number', () => {
  expect(read([{ ...good, id: '1', name: 1000, on: '1' }])).toEqual([{ ...good, name: '1000', on: 1 }]);
  expect(mendAnswer(listSchema, { data: { total: '9', products: [] } }).data).toEqual({
    total: 9,
    products: [],
  });
});

test('a list of which nothing can be read is no empty list', () => {
  expect(read([])).toEqual([]);
  for (const list of [null, {}, [null], [{ id: 1 }, {}]]) expect(read(list)).toBeUndefined();
});

test('of a list that has to be whole nothing is left out', () => {
  expect(read([good, null], 'products')).toBeUndefined();
  expect(read([{ ...good, unit: null }], 'products')).toEqual([good]);
});
