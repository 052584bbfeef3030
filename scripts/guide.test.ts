// What README and guide have a newcomer type, and what the documents for operators have an operator type.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
/** The lines of shell and the words in code quotes of a document. */
const codeIn = (document: string): readonly string[] =>
  [...read(document).matchAll(/^```\w*\n([\s\S]*?)^```|`([^`\n]+)`/gm)].flatMap(([, block, word = '']) =>
    block === undefined ? [word] : block.split('\n'),
  );
const missing = (paths: readonly string[]) =>
  paths.filter((path) => globSync(path, { cwd: projectRoot }).length === 0);

test.each(['README.md', 'docs/guide.md'])(
  'every path and every pnpm script that %s names exists',
  (document) => {
    const rooms = /^(apps|packages|docs|e2e|scripts|testing|bench|conformance|prove)(\/|$)/;
    const paths = codeIn(document).filter((code) => rooms.test(code) && !/[\s*…{]/.test(code));
    expect(paths.length).toBeGreaterThan(2);
    expect(missing(paths)).toEqual([]);
    const { scripts, devDependencies } = JSON.parse(read('package.json'));
    const known = { ...scripts, ...devDependencies, install: '' };
    const commands = codeIn(document).flatMap((code) => /^pnpm ([a-z][\w:-]*)/.exec(code)?.[1] ?? []);
    expect(commands.filter((name) => !(name in known))).toEqual([]);
  },
);

test('every command and every file that documents for operators name exists', async () => {
  const documents = ['production', 'backup', 'runbook', 'migrations', 'privacy', 'scale'];
  const code = documents.flatMap((name) => codeIn(`docs/${name}.md`)).join('\n');
  const admin = [process.execPath, join(projectRoot, 'apps/api/src/admin/main.ts'), '--help'] as const;
  const help = (await runCommand(admin)).output;
  const known = new Set([...help.matchAll(/^ {2}([a-z][a-z-]*)\b/gm)].map(([, name = '']) => name));
  const asked = [...code.matchAll(/(?:admin\.js|\badmin) +([a-z][a-z-]*)/g)].map(([, name = '']) => name);
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  const paths = code.match(/(?<![\w/.~-])(?:deploy|docs|apps|scripts)\/[\w./*-]*[\w*]/g) ?? [];
  expect(missing(paths)).toEqual([]);
});
