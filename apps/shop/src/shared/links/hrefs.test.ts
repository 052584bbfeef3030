import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safePath, safeReturnUrl } from './hrefs.ts';

describe('safePath', () => {
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
});

describe('safeReturnUrl', () => {
  test.each(['/winkelwagen', '/categorie/verzorging/luiers?page=2', '/bestellen/betalen#adres', '/'])(
    '[S41] %s is a place of the shop',
    (url) => expect(safeReturnUrl(url)).toBe(url),
  );

  test.each([
    null,
    '',
    'winkelwagen',
    'https://evil.example/',
    '//evil.example/winkelwagen',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/winkelwagen\n',
    '/winkelwagen\\..',
    'javascript:alert(1)',
    ' /winkelwagen',
    '/%',
    '/bestaat/niet/hier/echt',
    '/api/v1/logout',
    '/login?returnUrl=/login',
    '/logout',
    '/switch/7',
    '/oci/login',
    `/zoeken/${'a'.repeat(3000)}`,
  ])('[S41] %j leads home', (url) => expect(safeReturnUrl(url)).toBe('/'));

  test('[S41] whatever is given, one stays in the shop', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (given) => {
          const target = new URL(safeReturnUrl(given), 'https://shop.example');
          expect(target.origin).toBe('https://shop.example');
        },
      ),
    );
  });
});
