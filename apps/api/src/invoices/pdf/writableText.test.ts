import { expect, test } from 'vitest';
import { writableText } from './writableText.ts';

const latin = new Set(
  Array.from({ length: 0x17f }, (_, code) => code).filter((code) => code >= 0x20 && code < 0x100),
);

test.each([
  ['Verf 🎈 rood', 'Verf ? rood'],
  ['👩‍👩‍👧', '?'],
  ['🇳🇱🇧🇪', '??'],
  ['hart ❤️', 'hart ?'],
  ['Žuti dečki', 'Zuti decki'],
  ['Daniëlle', 'Daniëlle'],
  ['Danie\u0308lle', 'Daniëlle'],
  ['Кот', '???'],
  ['a\u200Db\u2066', 'ab'],
  ['Straat 1\nUtrecht', 'Straat 1\nUtrecht'],
  ['ﬁjn ½', 'fijn ½'],
  ['', ''],
])('%j is written as %j', (text, written) => {
  expect(writableText(text, latin)).toBe(written);
});
