import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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
import { pnpm } from '../../tools/scripts/artefacts/pnpm.ts';
import { kitRoot } from '../../tools/scripts/kit/kitModules.ts';
import { type PublishedPackage, packedFolder } from '../../tools/scripts/kit/packPackage.ts';
import { projectRoot } from '../../tools/scripts/projectRoot.ts';
import { runCommand } from '../../tools/scripts/runCommand.ts';

export interface OutsideApp {
  readonly folder: string;
  /**
   * Runs a program of its `node_modules` (`vite:bin:vite.js`), or `node`, and returns the output.
   *
   * @throws Error with the output when the program fails
   */
  run(tool: string, ...args: string[]): Promise<string>;
  remove(): void;
}

/** A tsconfig as the tools of such an app create it. */
const tsconfigs = {
  bundler: {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['es2022', 'dom', 'dom.iterable'],
    allowImportingTsExtensions: true,
  },
  node: { target: 'es2023', module: 'nodenext', lib: ['es2023'], erasableSyntaxOnly: true },
};

/** The real path of a package of the workspace. */
function installed(name: string): string {
  const roots = ['packages/ui', 'packages/api-client', ''].map((path) => join(projectRoot, path));
  const [found] = roots.flatMap((root) => {
    try {
      return [realpathSync(join(root, 'node_modules', name))];
    } catch {
      return [];
    }
  });
  if (!found) throw new Error(`${name} is not installed.`);
  return found;
}

/**
 * Installs the tarball of the kit beside packages of the registry, as a user does, with exactly the named versions of peers.
 *
 * @throws Error with the output of the package manager, for example without a network
 */
function installKit(home: string, versions: Readonly<Record<string, string>>): void {
  const dependencies = { '@magazijn/ui': `file:${join(packedFolder('ui'), 'package.tgz')}`, ...versions };
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', pnpm, 'install', '--ignore-scripts', '--prefer-offline', '--ignore-workspace'],
    { cwd: home, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\nThe kit could not be installed.`);
}

/**
 * Copies an app out of the workspace, with our unpacked tarballs, their declared dependencies and the app's own packages;
 * nothing else can be imported there. Packages are links to installed ones, unless `versions` are installed.
 *
 * @param app folder in `packages/ui/outside`; without one nothing is copied
 * @param options.packages the app's own packages besides TypeScript
 * @param options.published our packages that it uses
 * @param options.versions packages to install from the registry with the kit, with exact versions
 * @param options.files additional files by path, such as the examples of a README
 */
export function makeOutsideApp(
  app: string,
  {
    packages,
    published = ['ui'],
    types = [],
    tsconfig = 'bundler',
    files = {},
    versions,
  }: {
    readonly packages: readonly string[];
    readonly published?: readonly PublishedPackage[];
    readonly types?: readonly string[];
    readonly tsconfig?: keyof typeof tsconfigs;
    readonly files?: Readonly<Record<string, string>>;
    readonly versions?: Readonly<Record<string, string>>;
  },
): OutsideApp {
  const home = mkdtempSync(join(tmpdir(), `kit-outside-${app}-`));
  const modules = join(home, 'node_modules');
  const folder = join(home, app);
  cpSync(join(kitRoot, 'outside', 'shared'), join(home, 'shared'), { recursive: true });
  const source = join(kitRoot, 'outside', app);
  mkdirSync(folder);
  if (existsSync(source)) cpSync(source, folder, { recursive: true });

  const needed = new Set(['typescript', 'typescript-7', ...packages]);
  if (versions) installKit(home, versions);
  for (const name of versions ? [] : published) {
    const unpacked = join(packedFolder(name), 'package');
    cpSync(unpacked, join(modules, '@magazijn', name), {
      recursive: true,
      filter: (path) => path !== join(unpacked, 'node_modules'),
    });
    const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(join(unpacked, 'package.json'), 'utf8'),
    );
    for (const dependency of Object.keys(dependencies))
      if (!dependency.startsWith('@magazijn/')) needed.add(dependency);
  }
  for (const name of needed) {
    const place = join(modules, name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(installed(name), place);
  }

  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: app, private: true, type: 'module' }));
  // The packages' own declarations are checked as well.
  const options = { ...tsconfigs[tsconfig], types, strict: true, noEmit: true, skipLibCheck: false };
  const exclude = ['node_modules', 'out', '.next', 'dist', '*.config.ts'];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, exclude }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  const run = async (tool: string, ...args: string[]) => {
    const [name = '', ...path] = tool.split(':');
    const program = tool === 'node' ? [] : [join(modules, name, ...path)];
    const { code, output } = await runCommand([process.execPath, ...program, ...args], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
    });
    if (code !== 0) throw new Error(`${output}\n${app}: ${tool} failed (see above).`);
    return output;
  };
  return { folder, run, remove: () => rmSync(home, { recursive: true, force: true }) };
}
