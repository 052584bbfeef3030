import { expect, test } from 'vitest';
import { elementsOf, escapeXml, textOf, unescapeXml } from './xmlText.ts';

test('what is written is what is read', () => {
  const text = 'R&D <1> "é" 🦋 &amp;';
  expect(unescapeXml(escapeXml(text))).toBe(text);
  expect(unescapeXml('caf&#233; &#xE9; &apos; &unknown;')).toBe("café é ' &unknown;");
});

test('elements by their names, and no others', () => {
  const xml = '<Item n="1"><ItemID>a</ItemID></Item><Item><ItemID>b &amp; c</ItemID></Item>';
  expect(elementsOf(xml, 'Item')).toEqual(['<ItemID>a</ItemID>', '<ItemID>b &amp; c</ItemID>']);
  expect(textOf(elementsOf(xml, 'Item')[1] ?? '', 'ItemID')).toBe('b & c');
  expect(textOf(xml, 'Nothing')).toBeNull();
});
