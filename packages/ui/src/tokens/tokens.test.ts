// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { BrandFile } from './BrandFile.ts';
import bouwsteenJson from './brands/bouwsteen.json' with { type: 'json' };
import { colorIn } from './colorIn.ts';
import { contrastRatio } from './contrastRatio.ts';
import type { TokenFile } from './TokenFile.ts';
import { tokenEntries } from './tokenEntries.ts';
import { edgePairs, partPairs, textPairs } from './tokenPairs.ts';
import tokensJson from './tokens.json' with { type: 'json' };

const house: TokenFile = tokensJson;
const bouwsteen: BrandFile = bouwsteenJson;
const brands: Readonly<
  Record<string, Pick<BrandFile, 'color'> & Partial<Pick<BrandFile, 'part' | 'category'>>>
> = {
  house: { color: house.color },
  bouwsteen,
};
const themes = ['light', 'dark'] as const;
const looks = Object.keys(brands).flatMap((brand) => themes.map((theme) => ({ brand, theme })));

describe.each(looks)('$brand, $theme', ({ brand, theme }) => {
  const file = brands[brand] ?? bouwsteen;

  function ratio(pair: string, part: string | undefined): number {
    const own = part === undefined ? undefined : file.part?.[part];
    if (typeof own === 'string') throw new Error(`${part} describes the group.`);
    // Within a part an alias means what the role means there.
    const scope = { color: { ...file.color, ...own } };
    const [front, back] = pair.split(' on ').map((name) => {
      const token = scope.color[name];
      if (!token || typeof token === 'string') throw new Error(`No colour is called ${name}.`);
      return colorIn(token, theme, scope);
    });
    if (!front || !back) throw new Error(`${pair} is no pair.`);
    return contrastRatio(front, back);
  }

  test.each(textPairs)('text %s has a contrast of at least 4.5', (pair) => {
    expect(ratio(pair, undefined)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('edge %s has a contrast of at least 3', (pair) => {
    expect(ratio(pair, undefined)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(partPairs))(
    'within %s every text and edge can be seen',
    (part, { text, edge }) => {
      expect(text.filter((pair) => ratio(pair, part) < 4.5)).toEqual([]);
      expect(edge.filter((pair) => ratio(pair, part) < 3)).toEqual([]);
    },
  );

  test.each(tokenEntries(file.category ?? {}))('category %s can be written on', (_, category) => {
    const tint = colorIn(category.tint, theme, file);
    for (const role of ['ink', 'ink-2', 'focus']) {
      const token = file.color[role];
      if (!token || typeof token === 'string') throw new Error(`No colour is called ${role}.`);
      const least = role === 'focus' ? 3 : 4.5;
      expect(contrastRatio(colorIn(token, theme, file), tint)).toBeGreaterThanOrEqual(least);
    }
  });

  test('every colour is within what a screen can be asked: lightness 0 to 1, chroma under 0.3', () => {
    for (const [, token] of tokenEntries(file.color)) {
      const { components } = colorIn(token, theme, file);
      expect(components).toHaveLength(3);
      expect(components[0]).toBeLessThanOrEqual(1);
      expect(components[1]).toBeLessThan(0.3);
    }
  });
});

test('a second brand names every colour of the house, so that none shows through', () => {
  expect(Object.keys(bouwsteen.color).toSorted()).toEqual(Object.keys(house.color).toSorted());
});

test('part tokens stand on slots that exist, override roles that exist, and are all checked for contrast', () => {
  const folder = fileURLToPath(new URL('../components/', import.meta.url));
  const sources = globSync('**/*.tsx', { cwd: folder }).map((file) =>
    readFileSync(`${folder}${file}`, 'utf8'),
  );
  for (const [key, colors] of tokenEntries(bouwsteen.part)) {
    const [slot] = key.split('[');
    expect([key, sources.some((source) => source.includes(`data-slot="${slot}"`))]).toEqual([key, true]);
    for (const [role] of tokenEntries(colors)) expect(Object.keys(house.color)).toContain(role);
    expect(Object.keys(partPairs)).toContain(key);
  }
});
