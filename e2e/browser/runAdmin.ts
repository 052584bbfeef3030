import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../tools/scripts/projectRoot.ts';
import { shopUnderTest } from './shopUnderTest.ts';

/**
 * Runs an admin command on the shop under test and returns its output.
 *
 * @throws Error with the command's error output
 */
export async function runAdmin(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(projectRoot, 'apps', 'api', 'src', 'admin', 'main.ts'), ...args],
    { env: { ...process.env, NODE_ENV: undefined, DATA_DIR: shopUnderTest().dataDir } },
  );
  return stdout;
}
