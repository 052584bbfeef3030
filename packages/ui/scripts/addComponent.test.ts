// @vitest-environment node
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { addComponent } from './addComponent.ts';
import { kebabCase } from './newComponentFiles.ts';

const run = promisify(execFile);
const kit = fileURLToPath(new URL('..', import.meta.url));
const root = join(kit, '..', '..');

/** A copy of the kit that sees the same packages, so that the kit itself stays as it is. */
function copyOfTheKit(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const home = mkdtempSync(join(root, '.cache', 'new-component-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const copy = join(home, 'packages', 'ui');
  for (const name of [
    'src',
    'scripts',
    'package.json',
    'tsconfig.json',
    'tsdown.config.ts',
    'vitest.config.ts',
  ]) {
    cpSync(join(kit, name), join(copy, name), { recursive: true });
  }
  cpSync(join(root, 'tsconfig.base.json'), join(home, 'tsconfig.base.json'));
  symlinkSync(join(kit, 'node_modules'), join(copy, 'node_modules'));
  symlinkSync(join(root, '.storybook'), join(home, '.storybook'));
  return copy;
}

test('names of folders', () => {
  expect(['Tag', 'PriceTag', 'Usp2Bar'].map(kebabCase)).toEqual(['tag', 'price-tag', 'usp2-bar']);
});

test('a new part type-checks, passes its own test and those of the whole kit that speak of every part', async () => {
  const copy = copyOfTheKit();
  const files = addComponent('PlanterBox', copy);
  expect(files).toHaveLength(5);
  for (const file of files) expect(existsSync(join(copy, file)), file).toBe(true);
  expect(readFileSync(join(copy, 'src', 'index.exports.txt'), 'utf8')).toMatch(/^PlanterBox$/m);

  const tool = (name: string) => {
    const manifest = createRequire(join(root, 'package.json')).resolve(`${name}/package.json`);
    const { bin }: { bin: string | Record<string, string> } = JSON.parse(readFileSync(manifest, 'utf8'));
    const path = typeof bin === 'string' ? bin : (bin[name] ?? bin.tsc ?? '');
    return join(dirname(manifest), path);
  };
  // Only what is new: the rest of the kit is checked where it stands.
  const include = [...files, 'src/index.ts'];
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const tests = ['src/components/planter-box', 'src/index.test.ts', 'src/docs'];
  // The run that this test belongs to leaves its own settings in the environment.
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const options = {
    cwd: copy,
    env: { ...Object.fromEntries(environment), NODE_ENV: 'test' },
    timeout: 170_000,
  };
  await Promise.all([
    run(process.execPath, [tool('typescript-7'), '--project', 'tsconfig.new.json', '--noEmit'], options),
    // How much its page says is up to who writes it.
    run(process.execPath, [tool('vitest'), 'run', ...tests, '-t', '^(?!.*has 200 words at least)'], options),
  ]);
}, 180_000);

test('a name that is taken, or is none, changes nothing', () => {
  for (const name of ['Button', 'price-tag', '', '../Evil']) expect(() => addComponent(name, kit)).toThrow();
});
