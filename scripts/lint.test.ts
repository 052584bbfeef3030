import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './projectRoot.ts';

const planted: [rule: string, file: string, text: string][] = [
  [
    '@typescript-eslint/no-floating-promises',
    'lost.ts',
    'const save = async () => {};\nexport const run = () => { save(); };\n',
  ],
  [
    '@typescript-eslint/no-misused-promises',
    'misused.ts',
    'const save = async () => true;\nexport const answer = save() ? 1 : 2;\n',
  ],
  ['@typescript-eslint/await-thenable', 'await.ts', 'export const run = async () => { await 1; };\n'],
  ['@typescript-eslint/only-throw-error', 'throw.ts', "export const fail = () => { throw 'no'; };\n"],
  [
    '@typescript-eslint/switch-exhaustiveness-check',
    'switch.ts',
    "export function name(kind: 'a' | 'b') { switch (kind) { case 'a': return 1; } return 2; }\n",
  ],
  [
    'react-hooks/rules-of-hooks',
    'Hook.tsx',
    "import { useState } from 'react';\nexport function Hook({ on }: { on: boolean }) { if (on) useState(1); return null; }\n",
  ],
  [
    'react-hooks/exhaustive-deps',
    'Effect.tsx',
    "import { useEffect } from 'react';\nexport function Effect({ id }: { id: number }) { useEffect(() => { console.log(id); }, []); return null; }\n",
  ],
  ['jsx-a11y/alt-text', 'Picture.tsx', 'export const Picture = () => <img src="a.png" />;\n'],
  [
    'jsx-a11y/click-events-have-key-events',
    'Click.tsx',
    'export const Click = () => <div onClick={() => {}}>x</div>;\n',
  ],
];

const clean = 'export function greet(name: string) {\n  return name.trim();\n}\n';

test('each planted fault is refused by its rule, and silencing it does not help', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lint-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const src = join(root, 'packages', 'ui', 'src');
  await mkdir(src, { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const tsconfig = { extends: join(projectRoot, 'tsconfig.base.json'), include: ['packages'] };
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(tsconfig));
  await writeFile(join(src, 'clean.ts'), clean);
  for (const [rule, file, text] of planted) {
    await mkdir(dirname(join(src, file)), { recursive: true });
    await writeFile(join(src, file), `/* eslint-disable ${rule} */\n${text}`);
  }
  const eslint = new ESLint({ cwd: root, overrideConfigFile: join(projectRoot, 'eslint.config.js') });
  const results = await eslint.lintFiles(['packages']);
  const found = results.flatMap(({ filePath, messages }) =>
    messages
      .filter(({ severity }) => severity > 0)
      .map(({ ruleId }) => `${filePath.slice(src.length + 1)} ${ruleId}`),
  );
  expect(found).toEqual(expect.arrayContaining(planted.map(([rule, file]) => `${file} ${rule}`)));
  expect(found.filter((line) => line.startsWith('clean.ts'))).toEqual([]);
});
