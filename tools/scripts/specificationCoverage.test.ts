import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './projectRoot.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** The ids of the clauses, each explained on the page of its area. */
const clauses = ['pages', 'account', 'orders', 'calls'].flatMap((page) =>
  [...read(`docs/specification/${page}.md`).matchAll(/^- \*\*([A-Z]\d\d)\*\* \S/gm)].map(([, id = '']) => id),
);

/** The ids in titles of tests and stories: '[S42, T40] three tabs' and '[S30] [T02] a visitor' name two. */
function namedIds(): ReadonlySet<string> {
  const files = globSync('{apps,packages,e2e,tools}/**/*.{test,stories}.{ts,tsx}', {
    cwd: projectRoot,
    exclude: (path) => path.endsWith('node_modules'),
  });
  const ids = files.flatMap((file) =>
    [...read(file).matchAll(/['"`]((?:\[[A-Z]\d\d(?:, ?[A-Z]\d\d)*\] ?)+)/g)].flatMap(
      ([, head = '']) => head.match(/[A-Z]\d\d/g) ?? [],
    ),
  );
  return new Set(ids);
}

test('each of the 137 clauses is explained once and named by a test', () => {
  expect(new Set(clauses).size).toBe(137);
  expect(clauses).toHaveLength(137);
  const named = namedIds();
  expect(clauses.filter((id) => !named.has(id))).toEqual([]);
});

/** The test files that a document quotes, each with a title or the beginning of one. */
function quotedTitles(document: string): readonly (readonly [file: string, title: string])[] {
  const file = '`([\\w./-]+\\.(?:test|proof)\\.tsx?)`';
  const quoted = [...document.matchAll(new RegExp(`${file}: '([^'\\n]+)'`, 'g'))];
  const listed = [...document.matchAll(new RegExp(`${file}: (\\[[^\\n]+?)(?=<br>| \\| )`, 'g'))];
  return [...quoted, ...listed].flatMap(([, path = '', titles = '']) =>
    titles.split(/; (?=\[)/).map((title) => [path, title.replace(/^(\[[^\]]*\] ?)+|\[…\]/g, '')] as const),
  );
}

/** A text without the differences of quotation marks and their escapes. */
const unquoted = (text: string) => text.replace(/[’'\\]/g, "'");

test('titles of tests that documents quote exist', () => {
  const titles = ['specification/coverage', 'accessibility'].flatMap((name) =>
    quotedTitles(read(`docs/${name}.md`)),
  );
  expect(titles.length).toBeGreaterThan(400);
  const missing = titles.filter(([file, title]) => !unquoted(read(file)).includes(unquoted(title)));
  expect(missing).toEqual([]);
});
