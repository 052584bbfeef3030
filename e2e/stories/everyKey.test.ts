import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { kitRoot } from '../../scripts/kit/kitModules.ts';

/** The part of a component's documentation that is read. */
interface Page {
  readonly exports: readonly string[];
  readonly keyboard: readonly unknown[];
}

const here = dirname(fileURLToPath(import.meta.url));
const titles = globSync('*Keys.test.ts', { cwd: here }).map((file) => readFileSync(join(here, file), 'utf8'));
const pages = globSync('src/**/*.docs.ts', { cwd: kitRoot }).map((file) => join(kitRoot, file));

test.each(pages.map((file) => [basename(file, '.docs.ts'), file]))(
  'the documented keyboard of %s has a browser test',
  async (_name, file) => {
    const { docs }: { docs: Page } = await import(pathToFileURL(file).href);
    if (docs.keyboard.length === 0) return;
    // A page may document a family of components, one of which is tested.
    const tried = docs.exports.filter((name) => titles.some((text) => text.includes(`[${name}]`)));
    expect(tried).not.toEqual([]);
  },
);
