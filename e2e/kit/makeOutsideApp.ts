import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { kitRoot } from '../../scripts/kit/kitModules.ts';
import { packedKit } from '../../scripts/kit/packKit.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { runCommand } from '../../scripts/runCommand.ts';

/** An app of `packages/ui/outside` in a folder of its own, far from the workspace. */
export interface OutsideApp {
  readonly folder: string;
  /** Runs a tool of its `node_modules` in it; throws with the tool's output when that fails. */
  run(tool: string, ...args: string[]): Promise<void>;
  remove(): void;
}

const tsconfigWith = (packages: readonly string[]) => ({
  compilerOptions: {
    types: ['css', ...(packages.includes('@types/node') ? ['node'] : [])],
    strict: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['es2022', 'dom', 'dom.iterable'],
    allowImportingTsExtensions: true,
    noEmit: true,
    // The kit's own declarations are checked as well.
    skipLibCheck: false,
    typeRoots: ['./types', '../node_modules/@types'],
  },
  include: ['**/*.ts', '**/*.tsx', '../shared'],
  exclude: ['node_modules', 'out', '.next', 'dist', '*.config.ts'],
});

/** Where a package lies that the kit or the workspace has, links resolved. */
function installed(name: string): string {
  const folder = [kitRoot, projectRoot].map((root) => join(root, 'node_modules', name));
  const [found] = folder.flatMap((path) => {
    try {
      return [realpathSync(path)];
    } catch {
      return [];
    }
  });
  if (!found) throw new Error(`${name} is not installed.`);
  return found;
}

/**
 * Copies an app out of the workspace and gives it the unpacked tarball, what the tarball's package.json declares, and
 * the app's own packages; nothing else can be imported there. No network: the packages are links to installed ones.
 *
 * @param app folder in `packages/ui/outside`.
 * @param packages what the app itself needs besides React and TypeScript.
 */
export function makeOutsideApp(app: string, packages: readonly string[]): OutsideApp {
  const home = mkdtempSync(join(tmpdir(), `kit-outside-${app}-`));
  const modules = join(home, 'node_modules');
  cpSync(join(kitRoot, 'outside', 'shared'), join(home, 'shared'), { recursive: true });
  cpSync(join(kitRoot, 'outside', app), join(home, app), { recursive: true });

  const unpacked = join(packedKit, 'package');
  mkdirSync(join(modules, '@magazijn'), { recursive: true });
  cpSync(unpacked, join(modules, '@magazijn', 'ui'), {
    recursive: true,
    filter: (path) => path !== join(unpacked, 'node_modules'),
  });
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(unpacked, 'package.json'), 'utf8'),
  );
  const own = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', ...packages];
  for (const name of new Set([...Object.keys(dependencies), ...own])) {
    const place = join(modules, name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(installed(name), place);
  }

  const folder = join(home, app);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: app, private: true, type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfigWith(packages)));
  mkdirSync(join(folder, 'types', 'css'), { recursive: true });
  writeFileSync(join(folder, 'types', 'css', 'index.d.ts'), "declare module '*.css';\n");

  const run = async (tool: string, ...args: string[]) => {
    const [name = '', ...path] = tool.split(':');
    const program = join(modules, name, ...path);
    const { code, output } = await runCommand([process.execPath, program, ...args], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
    });
    if (code !== 0) throw new Error(`${output}\n${app}: ${tool} failed (see above).`);
  };
  return { folder, run, remove: () => rmSync(home, { recursive: true, force: true }) };
}
