import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { pnpm } from '../../tools/scripts/artefacts/pnpm.ts';
import { type PublishedPackage, packedFolder } from '../../tools/scripts/kit/packPackage.ts';
import { projectRoot } from '../../tools/scripts/projectRoot.ts';
import { runCommand } from '../../tools/scripts/runCommand.ts';

const bin = (name: string) => join(projectRoot, 'node_modules', '.bin', name);
const unpackedOf = (name: PublishedPackage) => join(packedFolder(name), 'package');
const manifestOf = (name: PublishedPackage) =>
  JSON.parse(readFileSync(join(unpackedOf(name), 'package.json'), 'utf8'));

const published = ['ui', 'domain', 'api-client'] as const;
/** Entries without JavaScript, which attw cannot check. */
const withoutCode = Object.keys(manifestOf('ui').exports)
  .filter((entry) => /\.(css|json)$/.test(entry))
  .flatMap((entry) => ['--exclude-entrypoints', entry]);

describe.each(published)('the tarball of %s', (name) => {
  const tarball = join(packedFolder(name), 'package.tgz');
  const unpacked = unpackedOf(name);
  const manifest = manifestOf(name);

  test('publint reports nothing', async () => {
    const { code, output } = await runCommand([bin('publint'), tarball, '--strict'], { cwd: projectRoot });
    expect(`${code}\n${output}`).toMatch(/^0\n[\s\S]*All good/);
  });

  test('the types resolve wherever ES modules can be imported (attw)', async () => {
    const ways = ['--profile', 'esm-only', ...(name === 'ui' ? withoutCode : [])];
    const { code, output } = await runCommand([bin('attw'), tarball, ...ways], { cwd: projectRoot });
    expect(code, output).toBe(0);
  });

  test('every link and path of its README is in it', () => {
    const readme = readFileSync(join(unpacked, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, path = '']) => path);
    const paths = [
      ...readme.matchAll(
        /`((?:\.\.?|src|dist|scripts|tools|docs|packages|e2e|apps)\/[^`\s]*|\w+\.(?:ts|md))`/g,
      ),
    ].map(([, path = '']) => path);
    expect([...links, ...paths].filter((path) => !existsSync(join(unpacked, path)))).toEqual([]);
  });

  test('every import of its README is exported, and every file exists', () => {
    const readme = readFileSync(join(unpacked, 'README.md'), 'utf8');
    const patterns = Object.keys(manifest.exports).map((entry) => entry.slice(1).split('*'));
    const isExported = (path: string) =>
      patterns.some(([start = '', end]) =>
        end === undefined ? path === start : path.startsWith(start) && path.endsWith(end),
      );
    const addresses = [
      ...readme.matchAll(new RegExp(`["'\`]@magazijn/${name}(/[^"'\`\\s]*)["'\`]`, 'g')),
    ].map(([, path = '']) => path);
    expect(addresses).not.toEqual([]);
    expect(addresses.filter((path) => !isExported(path))).toEqual([]);
    const files = [...readme.matchAll(/node_modules\/@magazijn\/[\w-]+\/([^"'`\s;]+)/g)].map(
      ([, path = '']) => path,
    );
    expect(files.filter((path) => !existsSync(join(unpacked, path)))).toEqual([]);
  });

  test('its declarations contain no clause id and no reference to a missing source map', () => {
    const declarations = globSync('dist/**/*.d.ts', { cwd: unpacked });
    expect(declarations.length).toBeGreaterThan(5);
    for (const file of declarations) {
      const text = readFileSync(join(unpacked, file), 'utf8');
      expect(text.match(/\[[A-Z]\d{2}\]|sourceMappingURL/g), file).toBeNull();
    }
  });

  test('every module has a source map with its source', () => {
    const modules = globSync('dist/**/*.js', { cwd: unpacked });
    for (const file of modules) {
      const [, map] = /sourceMappingURL=(\S+)/.exec(readFileSync(join(unpacked, file), 'utf8')) ?? [];
      // Modules that only re-export have none.
      if (map === undefined) continue;
      const { sourcesContent } = JSON.parse(readFileSync(join(unpacked, dirname(file), map), 'utf8'));
      expect(sourcesContent, file).not.toEqual([]);
    }
    expect(globSync('dist/**/*.js.map', { cwd: unpacked }).length).toBeGreaterThan(modules.length / 2);
  });

  test('its changelog starts with this version', () => {
    const changelog = readFileSync(join(unpacked, 'CHANGELOG.md'), 'utf8');
    expect(changelog.startsWith(`# @magazijn/${name}\n\n## ${manifest.version}\n`)).toBe(true);
  });

  test('it contains no tests, stories or test data', () => {
    expect(manifest.sideEffects).toEqual(name === 'ui' ? ['*.css'] : false);
    const files = globSync('**/*', { cwd: join(unpacked, 'dist') });
    const workshop = name === 'ui' ? /stories|\.test\.|\.docs\.|testing|[sS]ample[A-Z]/ : /\.test\./;
    expect(files.filter((file) => workshop.test(file))).toEqual([]);
  });
});

interface InstalledPackage {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, InstalledPackage>>;
}
const namesBelow = ({ dependencies = {} }: InstalledPackage): string[] =>
  Object.entries(dependencies).flatMap(([name, each]) => [`${name}@${each.version}`, ...namesBelow(each)]);

describe('the kit', () => {
  const unpacked = unpackedOf('ui');
  const manifest = manifestOf('ui');

  test('its stylesheets refer only to existing files', () => {
    for (const path of ['styles.css', 'scoped.css', 'styles/fonts.css', 'brands/bouwsteen.css']) {
      const sheet = join(unpacked, 'dist', path);
      for (const [, url = ''] of readFileSync(sheet, 'utf8').matchAll(/url\("?([^")]+)/g)) {
        if (!url.startsWith('data:'))
          expect(existsSync(join(sheet, '..', url)), `${path}: ${url}`).toBe(true);
      }
    }
  });

  // Such a selector makes the browser restyle all elements after an inserted one: 760 at each press of a heart.
  test('no sibling combinator is followed by a universal selector', () => {
    const css = readFileSync(join(unpacked, 'dist', 'styles.css'), 'utf8');
    expect(css).toContain('.bg-accent');
    expect(css.match(/[+~]\s*\*/g)).toBeNull();
    // A class that only stories use.
    expect(css).not.toContain('max-w-\\[328px\\]');
  });

  test('the scoped stylesheet selects nothing outside data-mz', () => {
    const css = readFileSync(join(unpacked, 'dist', 'scoped.css'), 'utf8');
    const rules = css.replace(
      /@layer properties\{.*?\}\}\}|@(font-face|keyframes|property)[^{]*\{(?:[^{}]|\{[^}]*\})*\}/gs,
      '',
    );
    const selectors = [...rules.matchAll(/[{};]([^{};@]+)\{/g)].map(([, selector = '']) => selector);
    expect(selectors.length).toBeGreaterThan(700);
    expect(
      selectors.filter((selector) => !selector.includes('[data-mz]') && !selector.startsWith('&')),
    ).toEqual([]);
  });

  test('React is a peer dependency only', () => {
    expect(Object.keys(manifest.peerDependencies)).toEqual(expect.arrayContaining(['react', 'react-dom']));
    expect(Object.keys(manifest.dependencies)).not.toContain('react');
  });

  test('its icons include their licence, and do not depend on lucide-react, which has 40 MB', () => {
    const dist = join(unpacked, 'dist');
    expect(Object.keys(manifest.dependencies)).not.toContain('lucide-react');
    const modules = globSync('**/*.{js,d.ts}', { cwd: dist });
    const imports = modules.filter((file) => /from ["']lucide/.test(readFileSync(join(dist, file), 'utf8')));
    expect(imports).toEqual([]);
    expect(readFileSync(join(dist, 'icons', 'LICENSE'), 'utf8')).toMatch(/^ISC License/);
  });

  test("a module starts with 'use client' exactly when its source does", () => {
    const dist = join(unpacked, 'dist');
    const sources = join(projectRoot, 'packages', 'ui', 'src');
    for (const file of globSync('{components,icons,internals,labels,link}/**/*.js', { cwd: dist })) {
      // The paths of the published components omit the shelf.
      const source = file.replace(/^components\//, 'components/*/').replace(/\.js$/, '.{ts,tsx}');
      const [path = ''] = globSync(source, { cwd: sources });
      const wants = readFileSync(join(sources, path), 'utf8').startsWith("'use client'");
      expect(/^["']use client["'];/.test(readFileSync(join(dist, file), 'utf8')), file).toBe(wants);
    }
  });

  test('installing it adds at most 47 packages, including React and the dependencies of four Radix primitives', async () => {
    const list = ['list', '--filter', '@magazijn/ui', '--prod', '--depth', 'Infinity', '--json'];
    const { code, output } = await runCommand(['npx', '--yes', pnpm, ...list], { cwd: projectRoot });
    expect(code, output).toBe(0);
    const [kit]: InstalledPackage[] = JSON.parse(output);
    const brought = new Set(kit && namesBelow(kit));
    expect([...brought].some((name) => name.startsWith('@radix-ui/react-popper@'))).toBe(true);
    expect(brought.size, [...brought].join(', ')).toBeLessThanOrEqual(47);
  });
});

function exportedBy(name: PublishedPackage): { checker: ts.TypeChecker; symbols: ts.Symbol[] } {
  const entries = Object.values<string | { types?: string }>(manifestOf(name).exports).flatMap((target) =>
    typeof target === 'object' && /^[^*]+(?<!stylesheet)\.d\.ts$/.test(target.types ?? '')
      ? join(unpackedOf(name), target.types ?? '')
      : [],
  );
  const program = ts.createProgram(entries, { strict: true, types: [], jsx: ts.JsxEmit.ReactJSX });
  const checker = program.getTypeChecker();
  const symbols = entries.flatMap((entry) => {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entry} declares nothing.`);
    return (
      checker
        .getExportsOfModule(module)
        .map((symbol) =>
          (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
        )
        // Excludes re-exports of other packages, which document them.
        .filter(({ declarations }) => declarations !== undefined)
    );
  });
  return { checker, symbols };
}

test('every component of the kit is documented', () => {
  const { checker, symbols } = exportedBy('ui');
  const components = symbols.filter(
    ({ name, flags, declarations = [] }) =>
      /^[A-Z]/.test(name) &&
      (flags & ts.SymbolFlags.Value) !== 0 &&
      declarations.every((declaration) => !declaration.getSourceFile().fileName.includes('/icons/')),
  );
  expect(components.length).toBeGreaterThan(100);
  const undocumented = components.filter((symbol) => symbol.getDocumentationComment(checker).length === 0);
  expect(undocumented.map(({ name }) => name)).toEqual([]);
});
