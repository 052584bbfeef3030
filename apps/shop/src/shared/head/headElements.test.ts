import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headElements, jsonText } from './headElements.ts';

describe('jsonText', () => {
  test('no text can end the script element, and it parses to the same value', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('</script>', '<!--', ']]>', '&amp;', '\u2028', ''),
        (value, text) => {
          const escaped = jsonText([value, text]);
          expect(escaped).not.toMatch(/[<>&\u2028\u2029]/);
          expect(JSON.parse(escaped)).toEqual(JSON.parse(JSON.stringify([value, text])));
        },
      ),
    );
  });
});

describe('headElements', () => {
  const origin = 'https://shop.example';

  test('an indexed page has a description, an absolute canonical address and its structured data', () => {
    const things = [{ '@type': 'Thing' }];
    const head = { canonical: '/categorie/a', title: 'Luiers', description: 'Alles.', things };
    expect(headElements(head, origin)).toEqual([
      { tag: 'meta', attributes: { name: 'description', content: 'Alles.' } },
      { tag: 'link', attributes: { rel: 'canonical', href: 'https://shop.example/categorie/a' } },
      { tag: 'meta', attributes: { property: 'og:type', content: 'website' } },
      { tag: 'meta', attributes: { property: 'og:url', content: 'https://shop.example/categorie/a' } },
      { tag: 'meta', attributes: { property: 'og:title', content: 'Luiers' } },
      {
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        json: { '@context': 'https://schema.org', '@type': 'Thing' },
      },
    ]);
  });

  test('link previews show its picture, in the back end’s size for previews', () => {
    const elements = headElements({ canonical: '/product/a', picture: 'luiers-4' }, origin);
    const properties = elements.flatMap(({ attributes }) =>
      attributes.property ? [[attributes.property, attributes.content]] : [],
    );
    expect(Object.fromEntries(properties)).toEqual({
      'og:type': 'website',
      'og:url': 'https://shop.example/product/a',
      'og:image': 'https://shop.example/img/luiers-4/1200/630',
      'og:image:width': '1200',
      'og:image:height': '630',
    });
  });

  test('any other page has noindex and no canonical address', () => {
    expect(headElements({ canonical: null }, origin)).toEqual([
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ]);
  });
});
