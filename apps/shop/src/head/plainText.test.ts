import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test.each([
  ['<p>Zacht &amp; droog.</p><p>Ook &#39;s nachts.</p>', "Zacht & droog. Ook 's nachts."],
  ['a<br>b\n\n c&nbsp;d', 'a b c d'],
  ['&#x1F600; &onbekend; &#9999999;', '😀 &onbekend; &#9999999;'],
  ['<img src=x onerror="alert(1)">', ''],
  ['', ''],
])('%j reads %j', (html, text) => expect(plainText(html)).toBe(text));
