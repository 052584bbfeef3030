import { expect, test } from 'vitest';
import { mailLinks } from './mailbox.ts';

test('each link of the HTML is listed once, decoded, in order', () => {
  const html = `<a href="http://shop.test/">a</a><a class="b" href="https://shop.test/x?a=1&amp;b=2">b</a>
    <a href="http://shop.test/">again</a><a href="javascript:alert(1)">no</a>`;
  expect(mailLinks(html, 'http://elsewhere.test')).toEqual([
    'http://shop.test/',
    'https://shop.test/x?a=1&b=2',
  ]);
});

test('a text mail lists the URLs in its text', () => {
  expect(mailLinks(null, 'Kijk op\nhttp://shop.test/a\nof https://shop.test/b <einde>')).toEqual([
    'http://shop.test/a',
    'https://shop.test/b',
  ]);
});
