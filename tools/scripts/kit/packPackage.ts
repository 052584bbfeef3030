import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from '../artefacts/pnpm.ts';
import { buildOnce } from '../buildOnce.ts';
import { projectRoot } from '../projectRoot.ts';
import { runCommand } from '../runCommand.ts';

export type PublishedPackage = 'ui' | 'domain' | 'api-client';

/** The folder of a packed package: `package.tgz`, unpacked under `package/`. */
export const packedFolder = (name: PublishedPackage): string => join(projectRoot, '.cache', 'packages', name);

/** Removes npm's own variables, which would configure a nested npx. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = /^npm_(config_(package|call|yes)|lifecycle_.*)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}

/**
 * Packs a package as for publishing, unless it was packed from the same files. Its `prepack` builds it.
 *
 * @param options.inputs files outside of its folder that the result depends on
 * @param options.skip inputs that do not count, besides tests
 * @param options.after runs after unpacking
 * @returns whether it packed
 * @throws Error with the output of the failed step
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
      'tools/scripts/kit/packPackage.ts',
      ...(options.inputs ?? []),
    ],
    ...(options.skip ? { skip: options.skip } : {}),
    build: async () => {
      rmSync(folder, { recursive: true, force: true });
      // Files of an earlier build would be packed too.
      rmSync(join(root, 'dist'), { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      // pnpm applies `publishConfig` and the catalogue's versions.
      await run('npx', '--yes', pnpm, 'pack', '--out', join(folder, 'package.tgz'));
      await run('tar', '-xzf', join(folder, 'package.tgz'), '-C', folder);
      await options.after?.();
    },
  });
}
