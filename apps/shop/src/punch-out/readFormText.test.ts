import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFormText } from './readFormText.ts';

test.each([
  ['SEARCHSTRING=cr%E8me+fra%EEche&PASSWORD=caf%e9', { SEARCHSTRING: 'crème fraîche', PASSWORD: 'café' }],
  ['SEARCHSTRING=cr%C3%A8me', { SEARCHSTRING: 'crème' }],
  ['?a=1&b=%20c%2B', { a: '1', b: ' c+' }],
  ['a=100%&b=%zz&c=%80', { a: '100%', b: '%zz', c: '€' }],
  ['', {}],
])('%s', (text, fields) => {
  expect(Object.fromEntries(readFormText(text))).toEqual(fields);
});

test('what a browser writes is read as a browser reads it', () => {
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

test('whatever is written, it is read', () => {
  const escapes = fc.array(
    fc.constantFrom('%', '%E9', '%C3', '%A8', '%zz', 'a', '&', '=', '+', 'é', '%25E9'),
  );
  fc.assert(
    fc.property(escapes, (parts) => {
      expect(readFormText(parts.join(''))).toBeInstanceOf(URLSearchParams);
    }),
  );
});
