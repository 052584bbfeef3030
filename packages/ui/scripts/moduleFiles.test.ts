// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { moduleFiles } from './moduleFiles.ts';

test('what is imported comes along, types and packages do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'A.tsx'),
    "import type { C } from './C.ts';\nimport { b } from './b.ts';\nimport { x } from 'react';\n",
  );
  writeFileSync(join(folder, 'b.ts'), "export { d } from './d.ts';\nimport { A } from './A.tsx';\n");
  writeFileSync(join(folder, 'C.ts'), '');
  writeFileSync(join(folder, 'd.ts'), '');
  const names = moduleFiles([join(folder, 'A.tsx')]).map((file) => basename(file));
  expect(names).toEqual(['A.tsx', 'b.ts', 'd.ts']);
});
