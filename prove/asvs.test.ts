import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../scripts/projectRoot.ts';
import { rows as proofs } from './rows.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** ASVS 5.0.0, levels 1 and 2, by section: what is missing from a count is asked at level 3 alone. */
const asked = `1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2
  4.1:1-3 4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4
  7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4
  10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1
  12.1:1-3 12.2:1-2 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7
  16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2`;
const ids = asked.split(/\s+/).flatMap((section) => {
  const [name = '', first = 1, last = first] = section.split(/[:-]/);
  return Array.from({ length: Number(last) }, (_, index) => `${name}.${index + 1}`);
});

const kinds = ['test', 'reason', 'operator', 'specification', 'open'];
const document = read('docs/asvs.md');
const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| (\w+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', level = '', , kind = '', where = '']) => ({ id, level, kind, where }),
);

/** What stands in code quotes; a name without a dot or a slash is a row of what is proved, or a setting. */
const quoted = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('each of the 253 requirements of levels 1 and 2 has one row, in order', () => {
  expect(ids).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
});

test('every file that is named exists, and every row of what is proved', () => {
  const room = /^(apps|packages|docs|e2e|scripts|testing|prove|deploy)\/|^[\w.]+\.(md|json)$/;
  const named = [...new Set(quoted(document).filter((name) => room.test(name)))];
  expect(named.length).toBeGreaterThan(140);
  expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  const tried = rows.flatMap(({ where }) => /\brows? (.+)/.exec(where)?.[1] ?? []).flatMap(quoted);
  expect(tried.length).toBeGreaterThan(20);
  expect(tried.filter((name) => !/[./_]/.test(name) && !proofs.some((row) => row.name === name))).toEqual([]);
});

test('each row says what decides it: a test, a file, what is asked of the operator, or a clause', () => {
  const clauses = new Set(
    [...read('docs/specification/coverage.md').matchAll(/^\| ([A-Z]\d\d) \|/gm)].map(([, id]) => id),
  );
  const headings = [...read('docs/production.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll('.', '').replaceAll(' ', '-'),
  );
  for (const { id, kind, where } of rows) {
    expect(kinds, id).toContain(kind);
    const files = quoted(where);
    if (kind === 'test')
      expect(
        files.filter((file) => /\.test\.tsx?$/.test(file)),
        id,
      ).not.toEqual([]);
    if (kind === 'reason') expect(where, id).toMatch(/\.(tsx?|md|json|conf)\b/);
    if (kind === 'operator') {
      expect(headings, id).toContain(/\]\(production\.md#([\w-]+)\)/.exec(where)?.[1]);
    }
    if (kind === 'specification') {
      const named = where.match(/\b[A-Z]\d\d\b/g) ?? [];
      expect(named.length, id).toBeGreaterThan(0);
      expect(
        named.filter((clause) => !clauses.has(clause)),
        id,
      ).toEqual([]);
    }
    if (kind === 'open') expect(where, id).toContain('it takes ');
  }
});

test('links of the page lead somewhere', () => {
  const links = [...document.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
  expect(links.filter((path) => !existsSync(join(projectRoot, 'docs', path)))).toEqual([]);
});

test('the counts at the top are those of the tables', () => {
  const chapters = [...document.matchAll(/^\| (?:V(\d+) [^|]+|\*\*(All)\*\*) \| ([\d |]+) \|$/gm)].map(
    ([, chapter, all, figures = '']) => ({
      chapter: chapter ?? all,
      figures: figures.split(' | ').map(Number),
    }),
  );
  const counted = [...Array.from({ length: 17 }, (_, index) => `${index + 1}`), 'All'].map((chapter) => {
    const own = rows.filter(({ id }) => chapter === 'All' || id.startsWith(`${chapter}.`));
    return {
      chapter,
      figures: [...kinds.map((kind) => own.filter((row) => row.kind === kind).length), own.length],
    };
  });
  expect(chapters).toEqual(counted);
});
