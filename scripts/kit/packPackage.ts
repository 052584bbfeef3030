import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from '../artefacts/pnpm.ts';
import { buildOnce } from '../buildOnce.ts';
import { projectRoot } from '../projectRoot.ts';
import { runCommand } from '../runCommand.ts';

/** The packages that are published, by their folders. */
export type PublishedPackage = 'ui' | 'domain' | 'api-client';

/** Where a packed package lies: `package.tgz`, and what is in it under `package/`. */
export const packedFolder = (name: PublishedPackage): string => join(projectRoot, '.cache', 'packages', name);

/** Variables that npm leaves behind and that an npx under it would take for its own orders. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = /^npm_(config_(package|call|yes)|lifecycle_.*)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}

/**
 * Packs a package as it would be published, unless that was done from the same files. Its `prepack` builds it.
 *
 * @param options.inputs files besides its folder that the result depends on.
 * @param options.skip what of them does not count, besides tests.
 * @param options.after what is to be made of the unpacked package.
 * @returns whether it was packed now.
 * @throws Error with the output of the step that failed.
 */
export function packPackage(
  name: PublishedPackage,
  options: { readonly inputs?: readonly string[]; readonly skip?: RegExp; after?(): Promise<void> } = {},
): Promise<boolean> {
  const root = join(projectRoot, 'packages', name);
  const folder = packedFolder(name);
  const run = async (...command: [string, ...string[]]) => {
    const { code, output } = await runCommand(command, { cwd: root, env: cleanEnvironment() });
    if (code !== 0) throw new Error(`${output}\n${name} could not be packed: ${command.join(' ')}`);
  };
  return buildOnce({
    stamp: `.cache/packages/${name}/.built-from`,
    inputs: [
      `packages/${name}`,
      'pnpm-lock.yaml',
      'tsconfig.base.json',
      'scripts/kit/packPackage.ts',
      ...(options.inputs ?? []),
    ],
    ...(options.skip ? { skip: options.skip } : {}),
    build: async () => {
      rmSync(folder, { recursive: true, force: true });
      // What an earlier build left would be packed with the rest.
      rmSync(join(root, 'dist'), { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      // pnpm, since it alone applies `publishConfig` and the catalogue's versions.
      await run('npx', '--yes', pnpm, 'pack', '--out', join(folder, 'package.tgz'));
      await run('tar', '-xzf', join(folder, 'package.tgz'), '-C', folder);
      await options.after?.();
    },
  });
}
