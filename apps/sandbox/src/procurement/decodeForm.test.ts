import { expect, test } from 'vitest';
import { decodeForm } from './decodeForm.ts';

test('fields come in the order sent, in the character set asked for', () => {
  expect(decodeForm('b%5B1%5D=caf%C3%A9+1&a=%E2%82%AC&a=2&empty=&bare', 'utf-8')).toEqual([
    ['b[1]', 'café 1'],
    ['a', '€'],
    ['a', '2'],
    ['empty', ''],
    ['bare', ''],
  ]);
  expect(decodeForm('a=caf%E9&b=%80&c=1%3D2%26', 'ISO-8859-1')).toEqual([
    ['a', 'café'],
    ['b', '€'],
    ['c', '1=2&'],
  ]);
});

test('bytes that the set does not have are seen', () => {
  expect(decodeForm('a=caf%E9', 'utf-8')).toEqual([['a', 'caf\uFFFD']]);
  expect(decodeForm('a=100%&b=%zz', 'utf-8')).toEqual([
    ['a', '100%'],
    ['b', '%zz'],
  ]);
});
