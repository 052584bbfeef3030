import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOnce } from '../buildOnce.ts';
import { projectRoot } from '../projectRoot.ts';
import { runCommand } from '../runCommand.ts';
import { pnpm } from './pnpm.ts';

const folder = join(projectRoot, '.cache', 'production', 'api');

/** What pnpm keeps for itself, and the workspace's rooms, which go into the bundle. */
const ofTheWorkspace = ['.bin', '.modules.yaml', '.pnpm', '.pnpm-workspace-state-v1.json', '@magazijn'];

async function deploy(room: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { code, output } = await runCommand(
    [
      'npx',
      '--yes',
      pnpm,
      '--filter',
      room,
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
  for (const name of await readdir(packages)) {
    if (ofTheWorkspace.includes(name)) await rm(join(packages, name), { recursive: true, force: true });
  }
}

/**
 * A folder `node_modules` with what a room needs at run time and no more, as pnpm deploys it. Made anew when the lockfile
 * or the room's manifest changed.
 */
export async function productionDependencies(room: string): Promise<string> {
  await buildOnce({
    stamp: '.cache/production/api/.built-from',
    inputs: ['pnpm-lock.yaml', 'apps/api/package.json', 'scripts/artefacts/productionDependencies.ts'],
    build: () => deploy(room),
  });
  return join(folder, 'node_modules');
}
