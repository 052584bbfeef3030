import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './projectRoot.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

test('each clause of the specification is named at the head of the title of a test', () => {
  const clauses = [...read('docs/specification/coverage.md').matchAll(/^\| ([A-Z]\d\d) \|/gm)].map(
    ([, id]) => id,
  );
  expect(clauses).toHaveLength(137);
  const tests = globSync('{apps,packages}/*/{src,server}/**/*.test.{ts,tsx}', { cwd: projectRoot });
  const journeys = globSync('e2e/**/*.test.ts', { cwd: projectRoot });
  const heads = [...tests, ...journeys].flatMap(
    (file) => read(file).match(/['"`](\[[A-Z]\d\d[^\]]*\] ?)+/g) ?? [],
  );
  const named = new Set(heads.join().match(/[A-Z]\d\d/g));
  expect(clauses.filter((id) => !named.has(id ?? ''))).toEqual([]);
});
