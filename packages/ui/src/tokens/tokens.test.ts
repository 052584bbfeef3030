// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Brand } from './BrandFile.ts';
import { brandFaults } from './brandFaults.ts';
import { brandOver } from './brandOver.ts';
import bouwsteenJson from './brands/bouwsteen.json' with { type: 'json' };
import { colorIn } from './colorIn.ts';
import { contrastReport } from './contrastReport.ts';
import type { TokenFile } from './TokenFile.ts';
import { tokenEntries } from './tokenEntries.ts';
import { partPairs } from './tokenPairs.ts';
import tokensJson from './tokens.json' with { type: 'json' };
import { moreContrast } from './tokensCss.ts';

const house: TokenFile = tokensJson;
const bouwsteen = brandOver(house, bouwsteenJson);
const brands: [string, Brand][] = [
  ['house', house],
  ['bouwsteen', bouwsteen],
];

describe.each(brands)('%s', (_, brand) => {
  test('every text has a contrast of at least 4.5 and every edge of 3, in both themes and within every component', () => {
    const report = contrastReport(brand);
    expect(report.length).toBeGreaterThan(150);
    expect(report.filter(({ ratio, required }) => ratio < required)).toEqual([]);
  });

  test('with more contrast every text has 7, except labels on a plane of the brand’s colour', () => {
    const aliases = Object.entries(moreContrast).map(([role, other]) => [
      role,
      { $value: `{color.${other}}` },
    ]);
    const report = contrastReport({ ...brand, color: { ...brand.color, ...Object.fromEntries(aliases) } });
    const texts = report.filter(
      ({ pair, required }) => required === 4.5 && !/^on-(accent|sale) on/.test(pair),
    );
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ ratio }) => ratio < 7)).toEqual([]);
    expect(report.filter(({ ratio, required }) => ratio < required)).toEqual([]);
  });

  test.each(['light', 'dark'] as const)(
    'every colour can be displayed: lightness 0 to 1, chroma under 0.3 (%s)',
    (theme) => {
      for (const [, token] of tokenEntries(brand.color)) {
        const { components } = colorIn(token, theme, brand);
        expect(components).toHaveLength(3);
        expect(components[0]).toBeLessThanOrEqual(1);
        expect(components[1]).toBeLessThan(0.3);
      }
    },
  );
});

test('a colour with too little contrast is found, with its theme and component', () => {
  const found = contrastReport({
    color: { ...house.color, 'on-accent': { $value: '{color.accent}' } },
    part: { poster: { 'on-sale': { $value: '{color.sale}' } } },
  })
    .filter(({ ratio, required }) => ratio < required)
    .map(({ theme, within, pair }) => `${theme} ${within} ${pair}`);
  expect(found).toContain('light  on-accent on accent');
  expect(found).toContain('dark poster on-sale on sale');
  expect(found).not.toContain('dark  on-sale on sale');
});

test('the second brand is valid for the public command', () => {
  expect(brandFaults(bouwsteenJson, house)).toEqual([]);
});

test('the second brand sets every colour, so that none of the house brand shows', () => {
  expect(Object.keys(bouwsteenJson.color).toSorted()).toEqual(Object.keys(house.color).toSorted());
});

test('component tokens use existing slots and roles, and are all checked for contrast', () => {
  const folder = fileURLToPath(new URL('../components/', import.meta.url));
  const sources = globSync('**/*.tsx', { cwd: folder }).map((file) =>
    readFileSync(`${folder}${file}`, 'utf8'),
  );
  for (const [key, colors] of tokenEntries(bouwsteen.part ?? {})) {
    const [slot] = key.split('[');
    expect([key, sources.some((source) => source.includes(`data-slot="${slot}"`))]).toEqual([key, true]);
    for (const [role] of tokenEntries(colors)) expect(Object.keys(house.color)).toContain(role);
    expect(Object.keys(partPairs)).toContain(key);
  }
});
