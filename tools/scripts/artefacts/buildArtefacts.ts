import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOnce } from '../buildOnce.ts';
import { buildShop } from '../buildShop.ts';
import { projectRoot } from '../projectRoot.ts';
import { bundleServer } from './bundleServer.ts';
import { productionDependencies } from './productionDependencies.ts';
import { productionSbom } from './writeSbom.ts';

const at = (...path: string[]) => join(projectRoot, ...path);

/** Makes Node treat the files as modules, and marks the folder for the servers. */
const manifest = (name: string) =>
  `${JSON.stringify({ name: `magazijn-${name}`, private: true, type: 'module' }, null, 2)}\n`;

const sbomName = 'sbom.cdx.json';

/** The shop's server is bundled whole, so that it needs no packages. */
async function buildShopFolder(sbom: string): Promise<void> {
  const folder = at('dist', 'shop');
  await bundleServer({
    app: 'apps/shop',
    entries: { main: 'server/main.ts' },
    folder,
    bundlesPackages: true,
  });
  for (const part of ['client', 'server']) {
    await cp(at('apps', 'shop', 'dist', part), join(folder, 'dist', part), { recursive: true });
  }
  await cp(sbom, join(folder, sbomName));
  await writeFile(join(folder, 'package.json'), manifest('shop'));
}

/**
 * Builds a folder of the back end: its programs, and packages beside them, some of which have binaries, fonts or
 * threads.
 */
async function buildBackEndFolder(
  name: string,
  entries: Readonly<Record<string, string>>,
  packages: string,
  sbom: string,
): Promise<void> {
  const folder = at('dist', name);
  await bundleServer({ app: 'apps/api', entries, folder, bundlesPackages: false });
  await cp(at('apps', 'api', 'drizzle'), join(folder, 'drizzle'), { recursive: true });
  await cp(packages, join(folder, 'node_modules'), { recursive: true });
  await cp(sbom, join(folder, sbomName));
  await writeFile(join(folder, 'package.json'), manifest(name));
}

async function build(): Promise<void> {
  await buildShop();
  const packages = await productionDependencies('@magazijn/api');
  const sbom = { shop: await productionSbom('@magazijn/shop'), api: await productionSbom('@magazijn/api') };
  for (const name of ['shop', 'api', 'worker']) await rm(at('dist', name), { recursive: true, force: true });
  await mkdir(at('dist'), { recursive: true });
  await buildShopFolder(sbom.shop);
  const thread = { pdfThread: 'src/invoices/pdf/pdfThread.ts' };
  await buildBackEndFolder(
    'api',
    { main: 'src/main.ts', admin: 'src/admin/main.ts', ...thread },
    packages,
    sbom.api,
  );
  await buildBackEndFolder('worker', { main: 'src/worker.ts', ...thread }, packages, sbom.api);
  // The API shows invoices, and the worker mails them.
  const fonts = at('apps', 'api', 'src', 'invoices', 'pdf', 'fonts');
  for (const name of ['api', 'worker']) await cp(fonts, at('dist', name, 'fonts'), { recursive: true });
}

/**
 * Builds `dist/shop`, `dist/api` and `dist/worker`, unless they were built from the same files.
 *
 * @returns whether it built
 * @throws Error with the output of the failed step
 */
export function buildArtefacts(): Promise<boolean> {
  return buildOnce({
    stamp: 'dist/.built-from',
    inputs: [
      'apps/shop',
      'apps/api',
      'packages/domain',
      'packages/api-client',
      'packages/server',
      'packages/ui/src',
      'packages/ui/package.json',
      'tools/scripts/artefacts',
      'pnpm-lock.yaml',
      'tsconfig.base.json',
    ],
    skip: /\.stories\.tsx$/,
    build,
  });
}
