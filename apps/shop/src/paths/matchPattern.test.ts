import { expect, test } from 'vitest';
import { matchPattern } from './matchPattern.ts';

test.each([
  ['/', '/', {}],
  ['/login', '/login', {}],
  ['/login', '/Login/', {}],
  ['/zoeken/:search', '/zoeken/appel%2Fpeer', { search: 'appel/peer' }],
  ['/zoeken/:search', '/zoeken/100%2525', { search: '100%25' }],
  ['/product/:category/:product', '/product/a/b', { category: 'a', product: 'b' }],
])('%s fits %s', (pattern, pathname, parameters) => {
  expect(matchPattern(pattern, pathname)).toEqual(parameters);
});

test.each([
  ['/', '/login'],
  ['/login', '/'],
  ['/login', '/login/more'],
  ['/zoeken/:search', '/zoeken'],
  ['/zoeken/:search', '/zoeken/'],
  ['/zoeken/:search', '/zoeken//'],
  ['/zoeken/:search', '/zoeken/100%'],
  ['/zoeken/:search', '/zoeken/luiers%00'],
  ['/product/:category/:product', '/product//b'],
])('%s does not fit %s', (pattern, pathname) => {
  expect(matchPattern(pattern, pathname)).toBeNull();
});
