import { anyText } from '@magazijn/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  categoryHref,
  loginHref,
  matchPattern,
  orderId,
  paths,
  pictureHref,
  productHref,
  readAnswerDate,
  registeredHref,
  safePath,
  safeReturnUrl,
  searchHref,
} from './paths.ts';
import { readSearchTerm } from './readSearchTerm.ts';

describe('paths', () => {
  test('a parameter is encoded within its segment', () => {
    expect(searchHref('2+1 / melk?')).toBe('/zoeken/2%2B1%20%2F%20melk%3F');
  });

  const hostile = [
    '.',
    '..',
    '...',
    '../..',
    '/..',
    '%2e%2e',
    '%2E',
    '%',
    '%00',
    '\0x',
    '?',
    '#',
    '//',
    '\\..\\',
    'a;b=c',
    ' . ',
  ];

  /** The term that the page reads from the address, after a browser has resolved it. */
  const searched = (term: string): string | undefined => {
    const { pathname } = new URL(searchHref(term), 'https://shop.example/categorie/verzorging');
    const search = matchPattern(paths.search.pattern, pathname)?.search;
    return search === undefined ? undefined : readSearchTerm(search);
  };

  test.each(hostile)('[S31] %j is a search term, and does not lead to another page', (term) =>
    expect(searched(term)).toBe(readSearchTerm(term)),
  );

  test('[S31] any search term is read from its address as it was typed', () => {
    const terms = fc.oneof(
      anyText(),
      fc.array(fc.constantFrom(...hostile)).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(terms, (term) => {
        // A term of blanks only is never searched.
        fc.pre(readSearchTerm(term) !== '');
        expect(searched(term)).toBe(readSearchTerm(term));
      }),
    );
  });

  test('[S22] only pages after the first have their number', () => {
    expect(categoryHref('luiers', 'verzorging')).toBe('/categorie/verzorging/luiers');
    expect(categoryHref('verzorging', null, 3)).toBe('/categorie/verzorging?page=3');
  });

  test('[S10] a product is in a category or in a sub category', () => {
    expect(productHref('knutselen/demo-verf')).toBe('/product/knutselen/demo-verf');
    expect(productHref('verzorging/luiers/maat 4')).toBe('/product/verzorging/luiers/maat%204');
  });

  test('[C08] the address of a picture has its size', () => {
    expect(pictureHref('demo-verf', 300)).toBe('/img/demo-verf/300/300');
    expect(pictureHref('aisle', 1040, 280)).toBe('/img/aisle/1040/280');
  });

  test('[T02] the address of the login page has the page to return to', () => {
    expect(loginHref('/winkelwagen?x=1')).toBe('/login?returnUrl=%2Fwinkelwagen%3Fx%3D1');
    expect(loginHref('/')).toBe('/login');
  });

  test('a parameter that a pattern does not have fails to compile', () => {
    // @ts-expect-error the parameter is called `category`
    expect(paths.category.href({ categorie: 'x' })).toBe('/categorie/');
  });
});

describe('matchPattern', () => {
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
});

describe('orderId', () => {
  test.each([
    ['1', 1],
    ['1234567890', 1_234_567_890],
    ['123456789012345', 123_456_789_012_345],
    ['0', null],
    ['01', null],
    ['1.5', null],
    ['1234567890123456', null],
    [undefined, null],
  ])('[S64] %s is %s', (text, id) => {
    expect(orderId(text)).toBe(id);
  });
});

describe('readAnswerDate', () => {
  test('[S43] the thank-you page’s address keeps the day', () => {
    expect(readAnswerDate(new URL(registeredHref('2026-11-30'), 'http://shop.test').search)).toBe(
      '2026-11-30',
    );
    expect(registeredHref(null)).toBe('/registreren-bedankt');
  });

  test.each([
    '',
    '?antwoord',
    '?antwoord=',
    '?antwoord=2026-02-30',
    '?antwoord=morgen',
    '?antwoord=1999-11-30',
  ])('nothing is read of %j', (search) => expect(readAnswerDate(search)).toBeNull());
});

describe('safePath', () => {
  test('a path of the shop is unchanged', () => {
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
  ])('an address that could lead elsewhere leads home: %j', (given) => {
    expect(safePath(given)).toBe('/');
  });
});

describe('safeReturnUrl', () => {
  test.each(['/winkelwagen', '/categorie/verzorging/luiers?page=2', '/bestellen/betalen#adres', '/'])(
    '[S41] %s is a page of the shop',
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

  test('[S41] any text leads to a page of the shop', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `/${text}`),
          fc
            .tuple(
              fc.constantFrom('https://', 'http://', '//', '/\\'),
              fc.constantFrom('evil.example', 'shop.example@evil.example', 'shop.example.evil.example'),
              fc.string(),
            )
            .map((parts) => parts.join('')),
        ),
        (given) => {
          const target = new URL(safeReturnUrl(given), 'https://shop.example');
          expect(target.origin).toBe('https://shop.example');
        },
      ),
    );
  });
});
