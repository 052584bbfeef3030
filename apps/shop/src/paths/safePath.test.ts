import { expect, test } from 'vitest';
import { safePath } from './safePath.ts';

test('a path of the shop stays as it is', () => {
  expect(safePath('/product/voeding/fruit/demo-appelsap-2-plus-1')).toBe(
    '/product/voeding/fruit/demo-appelsap-2-plus-1',
  );
});

test.each([
  'javascript:alert(1)',
  '//elsewhere.test',
  '/\\elsewhere.test',
  'https://elsewhere.test',
  '',
  '/a\nb',
])('what could lead elsewhere leads home: %j', (given) => {
  expect(safePath(given)).toBe('/');
});
