import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'tsdown';
import { projectRoot } from '../projectRoot.ts';

interface ServerBundle {
  /** The app's folder, relative to the root. */
  readonly app: string;
  readonly entries: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Whether registry packages are bundled too, besides those of the workspace. */
  readonly bundlesPackages: boolean;
}

const workspacePackage = /^@magazijn\//;
const isPackage = (id: string): boolean => /^[@\w]/.test(id) && !isBuiltin(id) && !workspacePackage.test(id);

/** Bundles programs as readable JavaScript, with shared code in chunks. */
export async function bundleServer({ app, entries, folder, bundlesPackages }: ServerBundle): Promise<void> {
  await build({
    config: false,
    cwd: join(projectRoot, app),
    entry: entries,
    outDir: folder,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    dts: false,
    shims: true,
    sourcemap: false,
    minify: false,
    logLevel: 'error',
    outExtensions: () => ({ js: '.js' }),
    deps: bundlesPackages
      ? { alwaysBundle: [/./], neverBundle: [] }
      : { alwaysBundle: [workspacePackage], neverBundle: isPackage },
  });
}
