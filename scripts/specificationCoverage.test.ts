import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './projectRoot.ts';

/** The numbers of the clauses by chapter: they are not consecutive. */
const numbers = {
  S: '01 02 03 04 05 06 10 11 12 13 14 15 20 21 22 23 24 25 26 30 31 40 41 42 43 44 45 50 51 52 60 61 62 63 64 70 71 72 73 74 75 76 80 81 82 83 84 85 86 87 88',
  T: '01 02 03 04 05 10 11 12 13 14 15 20 21 22 23 24 25 30 40 41 42 50 51 60 61 62 63 64 70 71 72 80 81',
  V: '01 02 03 04 05 06 10 11 12 20 21 22',
  R: '01 02 03 04',
  C: '01 02 03 04 05 06 07 08 09 10 11 12 13 14',
  X: '01 02 03 04 05 06 07 08',
  K: '01 02 03 04 05 06',
  E: '01 02 03 04 05 06 07 08 09',
};
const clauses = Object.entries(numbers).flatMap(([chapter, list]) =>
  list.split(' ').map((number) => `${chapter}${number}`),
);
const levels = ['function', 'API', 'browser'];

interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const rows = read('docs/specification/coverage.md')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d\d \|/.test(line))
  .map((line) => {
    const [id = '', meaning = '', tests = '', level = ''] = line
      .slice(2, -2)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.replaceAll('\\|', '|').trim());
    return { id, meaning, tests: tests.split('<br>').map(readTest), levels: level.split(', ') };
  });

function readTest(text: string): NamedTest {
  const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(text) ?? [];
  return { file, title };
}

/** The ids at the head of a title: '[S42, T40] three tabs' and '[S30] [T02] a visitor' name two. */
function idsOf(title: string): readonly string[] {
  const head = /^(\[[A-Z]\d\d(?:, ?[A-Z]\d\d)*\] ?)+/.exec(title)?.[0] ?? '';
  return head.match(/[A-Z]\d\d/g) ?? [];
}

/** The titles of a test file that begin with an id. */
function titlesIn(file: string): readonly string[] {
  if (!existsSync(join(projectRoot, file))) return [];
  const found = read(file).matchAll(/(['"`])(\[[A-Z]\d\d[^\n]*?)(?<!\\)\1/g);
  return [...found].map(([, , title = '']) => title.replaceAll("\\'", "'"));
}

test('each of the 137 clauses has one row, in our own words', () => {
  expect(clauses).toHaveLength(137);
  expect(rows.map(({ id }) => id)).toEqual(clauses);
  expect(rows.filter(({ meaning }) => meaning === '')).toEqual([]);
  expect(rows.flatMap((row) => row.levels).filter((level) => !levels.includes(level))).toEqual([]);
});

test('each of them is explained once, on the page of its area', () => {
  const explained = ['pages', 'account', 'orders', 'calls'].flatMap((page) =>
    [...read(`docs/specification/${page}.md`).matchAll(/^- \*\*([A-Z]\d\d)\*\* \S/gm)].map(([, id]) => id),
  );
  expect(explained.toSorted()).toEqual(clauses.toSorted());
});

test('each row names tests that exist and carry its id', () => {
  const missing = rows.flatMap(({ id, tests }) =>
    tests
      .filter(({ file, title }) => !exists(id, file, title))
      .map(({ file, title }) => `${id} ${file}: ${title}`),
  );
  expect(missing).toEqual([]);
});

/** A title may be worded anew, and a test may move to another file: the id and one of the two stay. */
function exists(id: string, file: string, title: string): boolean {
  if (file === '' || !idsOf(title).includes(id)) return false;
  if (titlesIn(file).some((found) => idsOf(found).includes(id))) return true;
  return testFiles.some((each) => titlesIn(each).includes(title));
}

const testFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');
