import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'tsdown';
import { projectRoot } from '../projectRoot.ts';

interface ServerBundle {
  /** The room, relative to the root. */
  readonly room: string;
  /** The programs, by the name that they get. */
  readonly entries: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Whether packages of the registry go in too, besides the rooms of the workspace. */
  readonly bundlesPackages: boolean;
}

const ownRoom = /^@magazijn\//;
const isPackage = (id: string): boolean => /^[@\w]/.test(id) && !isBuiltin(id) && !ownRoom.test(id);

/** Writes programs as plain JavaScript, with what they share in files beside them. Readable, as a stack should be. */
export async function bundleServer({ room, entries, folder, bundlesPackages }: ServerBundle): Promise<void> {
  await build({
    config: false,
    cwd: join(projectRoot, room),
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
      : { alwaysBundle: [ownRoom], neverBundle: isPackage },
  });
}
