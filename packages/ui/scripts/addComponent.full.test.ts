// @vitest-environment node
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { addComponent } from './addComponent.ts';
import { newComponentFiles } from './newComponentFiles.ts';

const kit = fileURLToPath(new URL('..', import.meta.url));
const root = join(kit, '..', '..');

test('a new component compiles, with its story, test, page and export', async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const home = mkdtempSync(join(root, '.cache', 'new-component-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const copy = join(home, 'packages', 'ui');
  for (const name of ['src', 'package.json', 'tsconfig.json'])
    cpSync(join(kit, name), join(copy, name), { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(home, 'tsconfig.base.json'));
  symlinkSync(join(kit, 'node_modules'), join(copy, 'node_modules'));

  const files = addComponent('PlanterBox', 'commerce', copy);
  expect(files).toHaveLength(5);
  for (const file of files) expect(existsSync(join(copy, file)), file).toBe(true);
  writeFileSync(
    join(copy, 'use.tsx'),
    "import { PlanterBox } from './src/index.ts';\nexport const use = <PlanterBox>Een korte tekst</PlanterBox>;\n",
  );
  const include = [...files, 'use.tsx'];
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const args = [compiler, '--project', 'tsconfig.new.json', '--noEmit'];
  await promisify(execFile)(process.execPath, args, { cwd: copy });
}, 120_000);

test('its optional prop accepts undefined, as every prop of the kit does', () => {
  const source = newComponentFiles('PlanterBox', 'commerce')[
    'src/components/commerce/planter-box/PlanterBox.tsx'
  ];
  expect(source).toMatch(/labels\?: .+ \| undefined;/);
});

test('a name that is taken or invalid changes nothing', () => {
  for (const name of ['Button', 'SortSelect', 'ButtonProps', 'price-tag', '', '../Evil'])
    expect(() => addComponent(name, 'primitives', kit), name).toThrow();
});
