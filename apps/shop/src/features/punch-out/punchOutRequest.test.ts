import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import {
  holdPunchOutRequest,
  readFormText,
  readPunchOutRequest,
  takePunchOutRequest,
} from './punchOutRequest.ts';

describe('readFormText', () => {
  test.each([
    ['SEARCHSTRING=cr%E8me+fra%EEche&PASSWORD=caf%e9', { SEARCHSTRING: 'crème fraîche', PASSWORD: 'café' }],
    ['SEARCHSTRING=cr%C3%A8me', { SEARCHSTRING: 'crème' }],
    ['?a=1&b=%20c%2B', { a: '1', b: ' c+' }],
    ['a=100%&b=%zz&c=%80', { a: '100%', b: '%zz', c: '€' }],
    ['', {}],
  ])('%s', (text, fields) => {
    expect(Object.fromEntries(readFormText(text))).toEqual(fields);
  });

  test('parameters of a browser are read as by a browser', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))),
        (fields) => {
          const written = new URLSearchParams(fields).toString();
          expect([...readFormText(written)]).toEqual([...new URLSearchParams(written)]);
        },
      ),
    );
  });

  test('any text is read without an error', () => {
    const escapes = fc.array(
      fc.constantFrom('%', '%E9', '%C3', '%A8', '%zz', 'a', '&', '=', '+', 'é', '%25E9'),
    );
    fc.assert(
      fc.property(escapes, (parts) => {
        expect(readFormText(parts.join(''))).toBeInstanceOf(URLSearchParams);
      }),
    );
  });
});

describe('readPunchOutRequest', () => {
  const read = (...sources: readonly string[]) =>
    readPunchOutRequest(...sources.map((text) => new URLSearchParams(text)));

  test('[T71] the hash wins over the query, name by name', () => {
    expect(
      read('username=hash%40a.nl&password=h', 'username=q%40a.nl&password=q&HOOK_URL=https%3A%2F%2Fx.nl'),
    ).toEqual({
      username: 'hash@a.nl',
      password: 'h',
      code: '',
      parameters: { HOOK_URL: 'https://x.nl' },
    });
    expect(read('password=h', 'username=q&password=q')).toMatchObject({ username: 'q', password: 'h' });
  });

  test('names are matched without regard to case', () => {
    expect(read('', 'UserName=a&PASSWORD=b&hook_url=c&~target=d&~OkCode=ADDI')).toEqual({
      username: 'a',
      password: 'b',
      code: '',
      parameters: { HOOK_URL: 'c', '~TARGET': 'd', '~OKCODE': 'ADDI' },
    });
  });

  test('a hash that starts with a question mark is read too', () => {
    expect(read('?username=a&password=b', '')).toMatchObject({ username: 'a', password: 'b' });
  });

  test('a password keeps its spaces, and missing parameters are empty', () => {
    expect(read('password=%20a%20')).toEqual({ username: '', password: ' a ', code: '', parameters: {} });
  });

  test('thousands of parameters are cut off', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `p${index}=1`).join('&');
    expect(Object.keys(read(many).parameters)).toHaveLength(60);
  });

  test('names of object properties are ordinary parameters', () => {
    expect(read('__proto__=a&constructor=b').parameters.CONSTRUCTOR).toBe('b');
    expect(Object.getPrototypeOf(read('__proto__=a').parameters)).toBe(Object.prototype);
  });
});

afterEach(() => window.history.replaceState(null, '', '/'));

test('[T71] the URL is cleared, and its request can be taken once', () => {
  window.history.replaceState(
    { key: 'x' },
    '',
    '/oci/login?username=q&password=q#PASSWORD=h&HOOK_URL=https://x.nl',
  );
  holdPunchOutRequest();
  expect(window.location.href).toMatch(/\/oci\/login$/);
  expect(window.history.state).toEqual({ key: 'x' });
  expect(takePunchOutRequest()).toMatchObject({
    username: 'q',
    password: 'h',
    parameters: { HOOK_URL: 'https://x.nl' },
  });
  expect(takePunchOutRequest()).toEqual({ username: '', password: '', code: '', parameters: {} });
});

test.each(['/oci/login/', '/OCI/Login'])('[T71] %s is the same page, and its URL is cleared too', (path) => {
  window.history.replaceState(null, '', `${path}?USERNAME=a&PASSWORD=b`);
  expect(takePunchOutRequest()).toMatchObject({ username: 'a', password: 'b' });
  expect(window.location.search).toBe('');
});

test('another page’s URL is unchanged', () => {
  window.history.replaceState(null, '', '/zoeken/luiers?page=2#password');
  expect(takePunchOutRequest().password).toBe('');
  expect(window.location.href).toMatch(/\/zoeken\/luiers\?page=2#password$/);
});
