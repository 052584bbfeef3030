import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breadcrumbList, plainText, shortened } from './PageHead.ts';

describe('breadcrumbList', () => {
  test('[S26] steps have a position and an absolute address', () => {
    const steps = [{ label: 'Home', href: '/' }, { label: 'Luiers' }];
    expect(breadcrumbList(steps, 'https://shop.example')).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: 'Luiers' },
      ],
    });
  });
});

describe('plainText', () => {
  test.each([
    ['<p>Zacht &amp; droog.</p><p>Ook &#39;s nachts.</p>', "Zacht & droog. Ook 's nachts."],
    ['a<br>b\n\n c&nbsp;d', 'a b c d'],
    ['&#x1F600; &onbekend; &#9999999;', '😀 &onbekend; &#9999999;'],
    ['<img src=x onerror="alert(1)">', ''],
    ['', ''],
  ])('%j reads %j', (html, text) => expect(plainText(html)).toBe(text));
});

describe('shortened', () => {
  test('a short text is unchanged', () => expect(shortened('Zacht en droog.')).toBe('Zacht en droog.'));

  test('a long text ends after a word', () => {
    expect(shortened(`${'luiers '.repeat(22)}billendoekjes`)).toBe(`${'luiers '.repeat(22).trim()}…`);
  });

  test('no text is longer than 160 characters, or ends in half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(shortened(text).length).toBeLessThanOrEqual(160);
        if (text.isWellFormed()) expect(shortened(text).isWellFormed()).toBe(true);
      }),
    );
  });
});
