import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { codeIn, missingPaths } from './documentCode.ts';
import { projectRoot } from './projectRoot.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

test.each(['README.md', 'docs/guide.md'])('paths and pnpm scripts named in %s exist', (document) => {
  const folders = /^(apps|packages|docs|e2e|tools|deploy)(\/|$)/;
  const paths = codeIn(document).filter((code) => folders.test(code) && !/[\s*…{]/.test(code));
  expect(paths.length).toBeGreaterThan(2);
  expect(missingPaths(paths)).toEqual([]);
  const { scripts, devDependencies } = JSON.parse(read('package.json'));
  const known = { ...scripts, ...devDependencies, install: '' };
  const commands = codeIn(document).flatMap((code) => /^pnpm ([a-z][\w:-]*)/.exec(code)?.[1] ?? []);
  expect(commands.filter((name) => !(name in known))).toEqual([]);
});

test('relative links of the documents lead to files', () => {
  const documents = globSync('{*.md,docs/**/*.md,packages/*/*.md}', { cwd: projectRoot });
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(projectRoot, dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(documents.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});
