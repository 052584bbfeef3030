import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { idInput, parse, readForm } from './readInput.ts';

describe('readForm', () => {
  const post = (body: BodyInit, type?: string) =>
    new Request('http://api.test/', {
      method: 'POST',
      body,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  const encoded = (fields: readonly (readonly [string, string])[]) =>
    post(new URLSearchParams(fields.map(([name, value]) => [name, value])));

  /** The status of the error; 200 without one. */
  const statusOf = (request: Request): Promise<number> =>
    readForm(request).then(
      () => 200,
      (error: { status: number }) => error.status,
    );

  describe('reading a form', () => {
    test('[C03] brackets group fields; both encodings are parsed alike', async () => {
      const fields = [
        ['products[12]', '3'],
        ['products[101404]', '1'],
        ['discount', 'DEMO10'],
      ] as const;
      const multipart = new FormData();
      for (const [name, value] of fields) multipart.append(name, value);
      const expected = { products: { 12: '3', 101404: '1' }, discount: 'DEMO10' };
      expect(await readForm(encoded(fields))).toEqual(expected);
      expect(await readForm(post(multipart))).toEqual(expected);
    });

    test('[C01] groups nest up to three keys; deeper names are plain', async () => {
      const fields = [
        ['company[user][plainPassword][first]', 'a'],
        ['company[user][plainPassword][second]', 'b'],
        ['company[user][email]', 'c'],
        ['company[name]', 'd'],
        ['company[a][b][c][d]', 'e'],
      ] as const;
      expect(await readForm(encoded(fields))).toEqual({
        company: { name: 'd', user: { email: 'c', plainPassword: { first: 'a', second: 'b' } } },
        'company[a][b][c][d]': 'e',
      });
    });

    test.each(['charset=UTF-8', 'charset=utf-8', 'charset="utf-8"', 'charset=utf8', 'CHARSET=UTF-8'])(
      'UTF-8 may be named: %s',
      async (charset) => {
        const request = post('a=%C3%A9', `application/x-www-form-urlencoded; ${charset}`);
        expect(await readForm(request)).toEqual({ a: 'é' });
      },
    );

    test('property names of Object are plain names and reach no prototype', async () => {
      const form = await readForm(
        encoded([
          ['constructor', 'a'],
          ['products[constructor]', 'b'],
          ['toString', 'c'],
        ]),
      );
      expect(Object.getPrototypeOf(form)).toBeNull();
      expect(Object.getPrototypeOf(form.products)).toBeNull();
      expect({ ...form }).toEqual({ constructor: 'a', products: { constructor: 'b' }, toString: 'c' });
    });

    test('no field name changes a prototype', async () => {
      const part = fc.constantFrom('__proto__', 'constructor', 'prototype', 'a', '[', ']', '.', '=');
      await fc.assert(
        fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), async (dependencies) => {
          await statusOf(encoded([[dependencies.join(''), 'polluted']]));
          await statusOf(encoded([[`${dependencies[0]}[${dependencies.slice(1).join('')}]`, 'polluted']]));
          expect(Object.getOwnPropertyNames({})).toEqual([]);
          expect(Reflect.get({}, 'a') ?? Reflect.get({}, 'polluted')).toBeUndefined();
        }),
      );
    });
  });

  describe('a form is refused', () => {
    test.each<[string, number, () => Request]>([
      ['that is JSON', 415, () => post('{"products":{}}', 'application/json')],
      ['without a type', 415, () => new Request('http://api.test/', { method: 'POST' })],
      ['of another type that begins alike', 415, () => post('a=1', 'application/x-www-form-urlencoded-not')],
      [
        'in another charset',
        415,
        () => post('a=%E9', 'application/x-www-form-urlencoded; charset=ISO-8859-1'),
      ],
      [
        'that is compressed',
        415,
        () =>
          new Request('http://api.test/', {
            method: 'POST',
            body: gzipSync('a=1'),
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              'content-encoding': 'gzip',
            },
          }),
      ],
      ['whose boundary is missing', 400, () => post('a=1', 'multipart/form-data')],
      ['that breaks off', 400, () => post('--x\r\nContent-Disp', 'multipart/form-data; boundary=x')],
      [
        'with a file',
        400,
        () => {
          const form = new FormData();
          form.append('username', new Blob(['x']), 'x.txt');
          return post(form);
        },
      ],
      ['with a prototype', 400, () => encoded([['__proto__', '1']])],
      ['with a prototype deep in brackets', 400, () => encoded([['a[b][__proto__]', '1']])],
      ['with a prototype as a group', 400, () => encoded([['a[__proto__][b]', '1']])],
      [
        'with a group that is a member already',
        400,
        () =>
          encoded([
            ['a[b]', '1'],
            ['a[b][c]', '2'],
          ]),
      ],
      ['with a prototype in brackets', 400, () => encoded([['products[__proto__]', '1']])],
      [
        'with a field that comes twice',
        400,
        () =>
          encoded([
            ['a', '1'],
            ['a', '2'],
          ]),
      ],
      [
        'with a member that comes twice',
        400,
        () =>
          encoded([
            ['p[1]', '1'],
            ['p[1]', '2'],
          ]),
      ],
      ['with NUL in a value', 400, () => encoded([['a', 'x\0y']])],
      ['with NUL in a name', 400, () => encoded([['a\0', 'x']])],
      [
        'with ten thousand fields',
        413,
        () => encoded(Array.from({ length: 10_000 }, (_, index) => [`p[${index}]`, '1'] as const)),
      ],
    ])('%s', async (_name, status, request) => expect(await statusOf(request())).toBe(status));

    test.each([
      [
        'comes twice',
        [
          ['p[1]', '1'],
          ['p[1]', '2'],
        ],
        'The field p[1] comes twice.',
      ],
      ['has NUL', [['note', 'x\0y']], 'The field note contains the character NUL.'],
    ] as const)('names a field that %s', async (_name, fields, message) => {
      await expect(readForm(encoded(fields))).rejects.toMatchObject({ message });
    });

    test('with a field that is also a group', async () => {
      expect(
        await statusOf(
          encoded([
            ['products', 'x'],
            ['products[1]', '1'],
          ]),
        ),
      ).toBe(400);
      expect(
        await statusOf(
          encoded([
            ['products[1]', '1'],
            ['products', 'x'],
          ]),
        ),
      ).toBe(400);
    });
  });
});

describe('parse', () => {
  const schema = z.object({
    password: z.string().check(z.maxLength(5)),
    products: z.record(z.string().check(z.regex(/^\d+$/)), z.string()),
  });

  test('valid input passes, and unknown fields are removed', () => {
    expect(parse(schema, { password: 'abc', products: { 1: '2' }, admin: 'true' })).toEqual({
      password: 'abc',
      products: { 1: '2' },
    });
  });

  test('an error names the invalid fields, never their values', () => {
    const attempt = () => parse(schema, { password: 'very-secret', products: {} });
    expect(attempt).toThrow('Wrong or missing: password.');
    expect(attempt).not.toThrow('very-secret');
  });

  test('a thousand invalid fields make a short message', () => {
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

  test('input that is not an object is refused', () => {
    for (const value of [null, undefined, 1, 'x', []])
      expect(() => parse(schema, value)).toThrow('Wrong or missing: ');
  });
});

describe('idInput', () => {
  test.each([
    ['1', 1],
    ['999999999', 999_999_999],
    ['1000000000', 1_000_000_000],
    ['2147483647', 2_147_483_647],
    // Beyond the range: an id that nothing has.
    ['2147483648', 2_147_483_647],
    ['99999999999999', 2_147_483_647],
  ])('%s is an id', (text, id) => {
    expect(parse(idInput, text)).toBe(id);
  });

  test.each(['0', '-1', '01', '1.5', '1e3', '9'.repeat(21), ''])('%j is not an id', (text) => {
    expect(() => parse(idInput, text)).toThrow();
  });
});
