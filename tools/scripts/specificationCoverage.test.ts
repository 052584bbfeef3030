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
