import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parse } from './parse.ts';

const schema = z.object({
  password: z.string().check(z.maxLength(5)),
  products: z.record(z.string().check(z.regex(/^\d+$/)), z.string()),
});

test('what fits comes through, and what the schema does not name is left out', () => {
  expect(parse(schema, { password: 'abc', products: { 1: '2' }, admin: 'true' })).toEqual({
    password: 'abc',
    products: { 1: '2' },
  });
});

test('a refusal names the wrong fields and never repeats their values', () => {
  const attempt = () => parse(schema, { password: 'very-secret', products: {} });
  expect(attempt).toThrow('Wrong or missing: password.');
  expect(attempt).not.toThrow('very-secret');
});

test('a thousand wrong fields make a short message', () => {
  const products = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [index, 5]));
  let message = '';
  try {
    parse(schema, { password: 'abc', products });
  } catch (error) {
    message = String(error);
  }
  expect(message.length).toBeGreaterThan(0);
  expect(message.length).toBeLessThan(300);
});

test('what is no object at all is refused', () => {
  for (const value of [null, undefined, 1, 'x', []])
    expect(() => parse(schema, value)).toThrow('Wrong or missing: ');
});
