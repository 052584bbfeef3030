// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { publicExports } from '../testing/publicExports.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(`${source}${path}`, 'utf8');

/** What the kit exports, its types too. */
const exported = new Set(
  ['index.ts', 'shop.ts'].flatMap((index) => publicExports(`${source}${index}`)).map(({ name }) => name),
);

const pages = globSync(['**/*.mdx', '**/*.docs.ts'], { cwd: source });

test('a page recommends no part that the kit does not have', () => {
  expect(pages.length).toBeGreaterThan(100);
  const unknown = pages.flatMap((page) =>
    [...read(page).matchAll(/`<?([A-Z][a-z]+(?:[A-Z][a-z]+)*)(?= [^`]*`|>?`)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !exported.has(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
