import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOnce } from '../buildOnce.ts';
import { projectRoot } from '../projectRoot.ts';
import { runCommand } from '../runCommand.ts';
import { pnpm } from './pnpm.ts';

const folder = join(projectRoot, '.cache', 'production', 'api');

/** pnpm's own files, and workspace packages, which are bundled. */
const ofTheWorkspace = ['.bin', '.modules.yaml', '.pnpm', '.pnpm-workspace-state-v1.json', '@magazijn'];

async function deploy(name: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { code, output } = await runCommand(
    [
      'npx',
      '--yes',
      pnpm,
      '--filter',
      name,
      'deploy',
      '--prod',
      '--legacy',
      '--prefer-offline',
      '--config.node-linker=hoisted',
      folder,
    ],
    { cwd: projectRoot },
  );
  if (code !== 0)
    throw new Error(`${output}\nThe production dependencies could not be put together (see above).`);
  const packages = join(folder, 'node_modules');
  for (const entry of await readdir(packages)) {
    if (ofTheWorkspace.includes(entry)) await rm(join(packages, entry), { recursive: true, force: true });
  }
}

/**
 * Returns a `node_modules` folder with a package's production dependencies, as pnpm deploys it. Rebuilt when the
 * lockfile or the manifest changes.
 */
export async function productionDependencies(name: string): Promise<string> {
  await buildOnce({
    stamp: '.cache/production/api/.built-from',
    inputs: ['pnpm-lock.yaml', 'apps/api/package.json', 'tools/scripts/artefacts/productionDependencies.ts'],
    build: () => deploy(name),
  });
  return join(folder, 'node_modules');
}
