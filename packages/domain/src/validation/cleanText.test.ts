import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLines, cleanText } from './cleanText.ts';

const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 30 })
  .map((points) => String.fromCodePoint(...points));

test.each([
  [' Zoë\u00a0 d’Hondt\u200b', 'Zoë d’Hondt'],
  ['\ufeffKDV ’t Nijntje', 'KDV ’t Nijntje'],
  ['Beuken\u00adlaan', 'Beukenlaan'],
  ['\u202aUtrecht\u202c', 'Utrecht'],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['a\tb\r\nc', 'a b c'],
  ['\u200b', ''],
  ['regel één\r\nBcc: iemand@elders.test', 'regel één Bcc: iemand@elders.test'],
  ['\u0001Zon\ufffe\uffff \u0001 Maan\ud800', 'Zon Maan'],
  ['Nur\u200cal\u200dİslam', 'Nur\u200cal\u200dİslam'],
])('%j is cleaned to %j', (text, meant) => {
  expect(cleanText(text)).toBe(meant);
});

test('cleaning is idempotent, and the result starts and ends with a visible character', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = cleanText(text);
      expect(cleanText(once)).toBe(once);
      expect(once).toBe(once.trim());
    }),
  );
});

test('a multi-line text keeps its lines and spaces, and has uniform line ends and no unwritable characters', () => {
  expect(cleanLines('<p>  Een\u2028twee\u2029drie\u0085vier\r\n\tvijf\rzes</p>\n')).toBe(
    '<p>  Een\ntwee\ndrie\nvier\n\tvijf\nzes</p>\n',
  );
  expect(cleanLines('a\0b\u001bc\ud800d\uffffe\u{1f680}')).toBe('abcde\u{1f680}');
});
