import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build as viteBuild } from 'vite';
import { buildOnce } from '../buildOnce.ts';
import { projectRoot } from '../projectRoot.ts';
import { runCommand } from '../runCommand.ts';
import { equalSet } from './equalSet.ts';
import { kitRoot } from './kitModules.ts';

/** Where the packed kit lies: `magazijn-ui.tgz`, and what was in it under `package/`. */
export const packedKit = join(projectRoot, '.cache', 'kit');

/** Variables that npm leaves behind and that an npx under it would take for its own orders. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = /^npm_(config_(package|call|yes)|lifecycle_.*)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}

async function run(...command: [string, ...string[]]): Promise<void> {
  const { code, output } = await runCommand(command, { cwd: kitRoot, env: cleanEnvironment() });
  if (code !== 0) throw new Error(`${output}\nThe kit could not be packed: ${command.join(' ')}`);
}

async function build(): Promise<void> {
  rmSync(packedKit, { recursive: true, force: true });
  mkdirSync(packedKit, { recursive: true });
  await run(join(kitRoot, 'node_modules', '.bin', 'tsdown'));
  await run(process.execPath, 'scripts/buildStyles.ts');
  const tarball = join(packedKit, 'magazijn-ui.tgz');
  // pnpm, since it alone applies `publishConfig.exports` and the catalogue's versions.
  await run('npx', '--yes', 'pnpm@12.21.0', 'pack', '--out', tarball);
  await run('tar', '-xzf', tarball, '-C', packedKit);
  // What a consumer's package manager would install beside it.
  symlinkSync(join(kitRoot, 'node_modules'), join(packedKit, 'package', 'node_modules'));
  await buildEqualSetSheet();
}

/** The stylesheet of an app with Tailwind that uses the equal set and nothing else: `.cache/kit/dist/equal-set.css`. */
async function buildEqualSetSheet(): Promise<void> {
  const root = join(packedKit, 'equal-set');
  mkdirSync(root);
  const sources = equalSet.folders.map((folder) => `@source "../package/dist/${folder}";\n`);
  const input = join(root, 'equal-set.css');
  writeFileSync(input, `@import "../package/dist/styles/kit.css";\n${sources.join('')}`);
  await viteBuild({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    plugins: [tailwindcss({ optimize: true })],
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: { input, output: { assetFileNames: '[name][extname]' } },
    },
  });
}

/**
 * Builds and packs the kit as it would be published, unless that was done from the same files.
 *
 * @returns whether it was packed now.
 * @throws Error with the output of the step that failed.
 */
export function packKit(): Promise<boolean> {
  return buildOnce({
    stamp: '.cache/kit/.built-from',
    inputs: [
      'packages/ui',
      'pnpm-lock.yaml',
      'tsconfig.base.json',
      'scripts/kit/packKit.ts',
      'scripts/kit/equalSet.ts',
    ],
    skip: /\.(stories|docs)\.tsx?$|[\\/](outside|pictures)$/,
    build,
  });
}
