import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

/** Runs one test file with the set-up of the tests that render. */
async function runWithSetUp(body: string) {
  const root = await mkdtemp(join(tmpdir(), 'set-up-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  await writeFile(
    join(root, 'a.test.ts'),
    `import { expect, test, vi } from 'vitest';\ntest('a', () => { ${body} });\n`,
  );
  const setUp = JSON.stringify(join(projectRoot, 'testing', 'dom.ts'));
  await writeFile(
    join(root, 'vitest.config.mjs'),
    `export default { server: { fs: { strict: false } }, test: { environment: 'jsdom', setupFiles: [${setUp}] } };`,
  );
  return runCommand([join(projectRoot, 'node_modules', '.bin', 'vitest'), 'run'], { cwd: root });
}

test('an unexpected console.error fails a test that renders', async () => {
  const { code, output } = await runWithSetUp("console.error('Each child needs a key %s', 'here');");
  expect(code).toBe(1);
  expect(output).toContain('Each child needs a key here');
});

test('an expected one does not', async () => {
  const body =
    "const spy = vi.spyOn(console, 'error').mockReturnValue(); console.error('known'); expect(spy).toBeCalled();";
  const { code, output } = await runWithSetUp(body);
  expect(code, output).toBe(0);
});
