// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { publicExports } from '../testing/publicExports.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(`${source}${path}`, 'utf8');
const pages = globSync('**/*.mdx', { cwd: source });

test('every component that a page names is exported', () => {
  const exported = new Set(
    ['index.ts', 'shop.ts'].flatMap((index) => publicExports(`${source}${index}`)).map(({ name }) => name),
  );
  const unknown = pages.flatMap((page) =>
    [...read(page).matchAll(/`<?([A-Z][a-z]+(?:[A-Z][a-z]+)*)(?= [^`]*`|>?`)/g)]
      .filter(([, name = '']) => !exported.has(name))
      .map(([, name]) => `${page}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every story that a page shows exists', () => {
  const missing = pages.flatMap((page) => {
    const text = read(page);
    const files = new Map(
      [...text.matchAll(/import \* as (\w+) from '([^']+\.stories\.tsx)'/g)].map(([, name, file = '']) => [
        name,
        read(join(dirname(page), file)),
      ]),
    );
    return [...text.matchAll(/\bof=\{(\w+)\.(\w+)\}/g)]
      .filter(([, stories, name]) => !files.get(stories)?.includes(`export const ${name}: Story`))
      .map(([, stories, name]) => `${page}: ${stories}.${name}`);
  });
  expect(missing).toEqual([]);
});

test('every link leads to an existing page', () => {
  const titles = [...pages, ...globSync('**/*.stories.tsx', { cwd: source })].flatMap((file) =>
    [...read(file).matchAll(/(?:<Meta title="|\btitle: ')([^"'\n]+\/[^"'\n]+)["']/g)].map(
      ([, title = '']) => title,
    ),
  );
  // Storybook's id of a page: 'foundations-grid-and-layout--docs'.
  const ids = titles.map((title) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`);
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\?path=\/docs\/([\w-]+)/g)]
      .filter(([, id = '']) => !ids.includes(id))
      .map(([, id]) => `${page}: ${id}`),
  );
  expect(broken).toEqual([]);
});
