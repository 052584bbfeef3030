import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

type Planted = [rule: string, file: string, text: string];

const typeAware: Planted[] = [
  [
    'typescript/no-floating-promises',
    'lost.ts',
    'const save = async () => {};\nexport const run = () => { save(); };\n',
  ],
  [
    'typescript/no-misused-promises',
    'misused.ts',
    'const save = async () => true;\nexport const answer = save() ? 1 : 2;\n',
  ],
  ['typescript/await-thenable', 'await.ts', 'export const run = async () => { await 1; };\n'],
  ['typescript/only-throw-error', 'throw.ts', "export const fail = () => { throw 'no'; };\n"],
  [
    'typescript/switch-exhaustiveness-check',
    'switch.ts',
    "export function name(kind: 'a' | 'b') { switch (kind) { case 'a': return 1; } return 2; }\n",
  ],
];

const untyped: Planted[] = [
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

/** A project of its own with the planted files in a package's sources. */
async function plant(files: readonly Planted[], silence = '') {
  const root = await mkdtemp(join(tmpdir(), 'lint-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const src = join(root, 'packages', 'ui', 'src');
  await mkdir(src, { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const tsconfig = { extends: join(projectRoot, 'tsconfig.base.json'), include: ['packages'] };
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(tsconfig));
  await writeFile(join(src, 'clean.ts'), clean);
  for (const [rule, file, text] of files) {
    await writeFile(join(src, file), silence ? `/* ${silence} ${rule} */\n${text}` : text);
  }
  return { root, src };
}

test('each fault that needs types is refused by its rule (oxlint)', async () => {
  const { root } = await plant(typeAware);
  const command = [join(projectRoot, 'node_modules/.bin/oxlint'), '--type-aware', '--format=json'] as const;
  const config = join(projectRoot, '.oxlintrc.json');
  const { output } = await runCommand([...command, '--config', config, 'packages'], { cwd: root });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  const found = diagnostics.map(({ code, filename }) => `${filename.split('/').at(-1)} ${code}`);
  expect(found.toSorted()).toEqual(
    typeAware.map(([rule, file]) => `${file} ${rule.replace('/', '(')})`).toSorted(),
  );
});

test('each planted fault is refused by its rule, and silencing it does not help (ESLint)', async () => {
  const { root, src } = await plant(untyped, 'eslint-disable');
  const eslint = new ESLint({ cwd: root, overrideConfigFile: join(projectRoot, 'eslint.config.js') });
  const results = await eslint.lintFiles(['packages']);
  const found = results.flatMap(({ filePath, messages }) =>
    messages
      .filter(({ severity }) => severity > 0)
      .map(({ ruleId }) => `${filePath.slice(src.length + 1)} ${ruleId}`),
  );
  expect(found).toEqual(expect.arrayContaining(untyped.map(([rule, file]) => `${file} ${rule}`)));
  expect(found.filter((line) => line.startsWith('clean.ts'))).toEqual([]);
});

test.each(['oxlint-disable', 'eslint-disable'])(
  'a comment that silences a rule is refused: %s',
  async (silence) => {
    const { root } = await plant(typeAware.slice(0, 1), silence);
    const eslint = new ESLint({ cwd: root, overrideConfigFile: join(projectRoot, 'eslint.config.js') });
    const [result] = await eslint.lintFiles(['packages/ui/src/lost.ts']);
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-warning-comments');
  },
);
