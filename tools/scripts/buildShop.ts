import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildOnce } from './buildOnce.ts';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

const shop = join(projectRoot, 'apps', 'shop');
const packages = ['domain/src', 'api-client/src', 'ui/src', 'ui/package.json'].map(
  (path) => `packages/${path}`,
);

async function build(): Promise<void> {
  const { scripts }: { scripts: { build: string } } = JSON.parse(
    readFileSync(join(shop, 'package.json'), 'utf8'),
  );
  // The root's tools, since `npm start` does not install the shop's `devDependencies`.
  const path = [join(projectRoot, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const { code, output } = await runCommand(scripts.build, {
    cwd: shop,
    env: { ...process.env, PATH: path, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${output}\nThe shop could not be built (see above).`);
}

/**
 * Builds the shop for browser and server into `apps/shop/dist`, unless it was built from the same files.
 *
 * @returns whether it built
 * @throws Error with the build's output
 */
export function buildShop(): Promise<boolean> {
  return buildOnce({
    stamp: 'apps/shop/dist/.built-from',
    inputs: ['apps/shop', ...packages, 'pnpm-lock.yaml', 'tsconfig.base.json'],
    skip: /\.stories\.tsx$/,
    build,
  });
}
