import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeIn, missingPaths } from './documentCode.ts';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

test('commands and files named in documents for operators exist', async () => {
  const documents = ['production', 'backup', 'runbook', 'migrations', 'privacy', 'scale'];
  const code = documents.flatMap((name) => codeIn(`docs/${name}.md`)).join('\n');
  const admin = [process.execPath, join(projectRoot, 'apps/api/src/admin/main.ts'), '--help'] as const;
  const help = (await runCommand(admin)).output;
  const known = new Set([...help.matchAll(/^ {2}([a-z][a-z-]*)\b/gm)].map(([, name = '']) => name));
  const named = [...code.matchAll(/(?:admin\.js|\badmin) +([a-z][a-z-]*)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  const paths = code.match(/(?<![\w/.~-])(?:deploy|docs|apps|tools)\/[\w./*-]*[\w*]/g) ?? [];
  expect(missingPaths(paths)).toEqual([]);
});
