import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { installedClosure } from '../../scripts/kit/installedClosure.ts';
import { packedKit } from '../../scripts/kit/packKit.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { runCommand } from '../../scripts/runCommand.ts';

const tarball = join(packedKit, 'magazijn-ui.tgz');
const unpacked = join(packedKit, 'package');
const bin = (name: string) => join(projectRoot, 'node_modules', '.bin', name);
const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));

const styles = ['styles.css', 'brands/bouwsteen.css', 'theme.css', 'kit.css', 'tokens.json'];

describe('the tarball', () => {
  test('publint finds nothing', async () => {
    const { code, output } = await runCommand([bin('publint'), tarball, '--strict'], { cwd: projectRoot });
    expect(`${code}\n${output}`).toMatch(/^0\n[\s\S]*All good/);
  });

  test('the types hold for everybody who can import ES modules (attw)', async () => {
    const ways = ['--profile', 'esm-only', '--exclude-entrypoints', ...styles, './brands/*.css'];
    const { code, output } = await runCommand([bin('attw'), tarball, ...ways], { cwd: projectRoot });
    expect(code, output).toBe(0);
  });

  test('every address that it exports leads to a file', () => {
    const targets = Object.values<string | Record<string, string>>(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    for (const target of targets) expect(globSync(target, { cwd: unpacked }), target).not.toEqual([]);
    for (const path of ['styles.css', 'styles/fonts.css', 'brands/bouwsteen.css']) {
      const sheet = join(unpacked, 'dist', path);
      for (const [, url = ''] of readFileSync(sheet, 'utf8').matchAll(/url\("?([^")]+)/g)) {
        if (!url.startsWith('data:'))
          expect(existsSync(join(sheet, '..', url)), `${path}: ${url}`).toBe(true);
      }
    }
  });

  test('React is asked for and not brought; nothing of the workshop comes along', () => {
    expect(Object.keys(manifest.peerDependencies)).toEqual(expect.arrayContaining(['react', 'react-dom']));
    expect(Object.keys(manifest.dependencies)).not.toContain('react');
    expect(manifest.sideEffects).toEqual(['*.css']);
    const files = globSync('**/*', { cwd: join(unpacked, 'dist') });
    expect(files.filter((file) => /stories|\.test\.|\.docs\.|testing|[sS]ample[A-Z]/.test(file))).toEqual([]);
  });

  test("'use client' stands first in the modules that have it in the source, and in no other", () => {
    const dist = join(unpacked, 'dist');
    for (const file of globSync('{components,link,current-in-view,labels}/**/*.js', { cwd: dist })) {
      const source = join(projectRoot, 'packages', 'ui', 'src', file.replace(/\.js$/, ''));
      const [path = ''] = ['.tsx', '.ts'].map((end) => `${source}${end}`).filter(existsSync);
      const wants = readFileSync(path, 'utf8').startsWith("'use client'");
      expect(/^["']use client["'];/.test(readFileSync(join(dist, file), 'utf8')), file).toBe(wants);
    }
  });

  test('installing it brings at most 49 packages, React and what Radix’s three parts need among them', () => {
    const lockfile = readFileSync(join(projectRoot, 'pnpm-lock.yaml'), 'utf8');
    const closure = installedClosure(lockfile, 'packages/ui', [
      ...Object.keys(manifest.dependencies),
      'react',
      'react-dom',
    ]);
    expect(closure.length).toBeGreaterThan(3);
    expect(closure.length, closure.join(', ')).toBeLessThanOrEqual(49);
  });
});
