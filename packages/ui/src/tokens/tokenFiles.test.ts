// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import bouwsteen from './brands/bouwsteen.json' with { type: 'json' };
import { darkTokens } from './darkTokens.ts';
import { hexText } from './hexText.ts';
import { tokenFaults } from './tokenFaults.ts';
import compact from './tokens.compact.json' with { type: 'json' };
import dark from './tokens.dark.json' with { type: 'json' };
import tokens from './tokens.json' with { type: 'json' };
import resolver from './tokens.resolver.json' with { type: 'json' };

test('the dark theme’s file matches the tokens: run scripts/generateTokens.ts after a change', () => {
  expect(dark).toEqual(darkTokens(tokens));
  expect(tokenFaults(dark)).toEqual([]);
});

test('the compact density has the same heights as the regular one, and no others', () => {
  expect(tokenFaults(compact)).toEqual([]);
  expect(Object.keys(compact.control)).toEqual(
    Object.keys(tokens.control).filter((name) => name !== '$description'),
  );
});

test.each(Object.entries({ tokens, dark, bouwsteen }))(
  'every colour of %s has its sRGB value, for tools that support no other space',
  (_, file) => {
    const colors: object[] = [];
    JSON.stringify(file, (_key, value) => {
      if (value?.colorSpace) colors.push(value);
      return value;
    });
    expect(colors.length).toBeGreaterThan(25);
    for (const color of colors) expect(color).toMatchObject({ hex: hexText(color as never) });
  },
);

test('the resolver names existing files, and orders the sets that it declares', () => {
  const references = [...JSON.stringify(resolver).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  for (const path of references.filter((each) => !each.startsWith('#')))
    expect(existsSync(new URL(path, import.meta.url)), path).toBe(true);
  const declared = [
    ...Object.keys(resolver.sets).map((name) => `#/sets/${name}`),
    ...Object.keys(resolver.modifiers).map((name) => `#/modifiers/${name}`),
  ];
  expect(resolver.resolutionOrder.map(({ $ref }) => $ref)).toEqual(declared);
  for (const { contexts, default: first } of Object.values(resolver.modifiers))
    expect(Object.keys(contexts)).toContain(first);
  expect(resolver.version).toBe('2025.10');
});

test('the kit’s build reads the same dark values as the resolver', () => {
  const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const [, block = ''] = /\[data-theme="dark"\] \{([^}]*)\}/.exec(css) ?? [];
  const { hex } = dark.color.background.$value;
  expect(block).toContain(`--mz-background: ${hex};`);
});
