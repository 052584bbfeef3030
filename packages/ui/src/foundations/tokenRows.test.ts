// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import tokensJson from '../tokens/tokens.json' with { type: 'json' };
import { tokenRows } from './tokenRows.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const rows = tokenRows(tokensJson);

function placesIn(node: object, path: readonly string[] = []): string[] {
  if ('$value' in node) return [path.filter((name) => name !== 'start' && name !== 'end').join('.')];
  return Object.entries(node).flatMap(([name, child]) =>
    typeof child === 'object' && child !== null && !name.startsWith('$')
      ? placesIn(child, [...path, name])
      : [],
  );
}

test('every token of the file is on the page once', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...new Set(placesIn(tokensJson))].toSorted());
});

test('every token has a value and a description', () => {
  expect(rows.filter(({ values, what }) => values.some((value) => !value) || !what)).toEqual([]);
});

test('a copied variable works without a brand: the kit sets it, or it has a fallback', () => {
  const sheet = readFileSync(`${source}styles/tokens.css`, 'utf8');
  const known = globSync('{styles,brands}/*.css', { cwd: source })
    .map((file) => readFileSync(`${source}${file}`, 'utf8'))
    .join('\n');
  for (const { name, variable } of rows) {
    if (!variable) continue;
    const [, property = '', fallback] = /^var\((--mz-[\w-]+)(?:, (.+))?\)$/.exec(variable) ?? [];
    expect(known, name).toContain(property);
    expect(fallback !== undefined || sheet.includes(`${property}:`), name).toBe(true);
  }
});
