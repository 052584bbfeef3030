// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { advanceWidths } from './advanceWidths.ts';

let regular: Record<string, number>;
let narrow: Record<string, number>;

beforeAll(async () => {
  const font = readFileSync(
    fileURLToPath(
      import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
    ),
  );
  const at = (wdth: number) =>
    subsetFont(font, ' imo0', { targetFormat: 'truetype', variationAxes: { wght: 450, wdth } });
  regular = advanceWidths(await at(100));
  narrow = advanceWidths(await at(70));
});

test('an m is wider than an i, and neither is nothing', () => {
  expect(regular.i).toBeGreaterThan(150);
  expect(regular.m).toBeGreaterThan((regular.i ?? 0) * 2);
});

test('the width axis narrows every letter', () => {
  for (const letter of 'imo0') expect(narrow[letter]).toBeLessThan(regular[letter] ?? 0);
});

test('a font without tables is refused in words', () => {
  expect(() => advanceWidths(new Uint8Array(64))).toThrow('character map');
});
