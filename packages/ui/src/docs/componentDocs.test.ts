// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { publicExports } from '../testing/publicExports.ts';
import type { ComponentDocs } from './ComponentDocs.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(`${source}${path}`, 'utf8');
const modules = import.meta.glob<{ docs: ComponentDocs }>('../**/*.docs.ts', { eager: true });
const pages = Object.entries(modules).map(([path, { docs }]) => ({ path: path.replace('../', ''), docs }));

/** Every part that the indexes export, with the file it comes from. */
const parts = ['index.ts', 'shop.ts']
  .flatMap((index) => publicExports(`${source}${index}`))
  .filter(({ name, isType }) => /^[A-Z]/.test(name) && !isType)
  .map(({ name, file }) => ({ name, file: relative(source, file) }));
const partNames = parts.map(({ name }) => name);

/** The files of a page's folder that match, as one text. */
const readBeside = (path: string, matching: RegExp) =>
  globSync('*.{ts,tsx}', { cwd: `${source}${dirname(path)}` })
    .filter((file) => matching.test(file))
    .map((file) => read(`${dirname(path)}/${file}`))
    .join('\n');

test('every part that is exported has one page, and no page speaks of another', () => {
  expect(partNames.length).toBeGreaterThan(100);
  expect(pages.flatMap(({ docs }) => docs.exports).toSorted()).toEqual(partNames.toSorted());
});

test('every page is shown in Storybook', () => {
  /** What Storybook has a page for: the component of a file of stories. */
  const shown = globSync('**/*.stories.tsx', { cwd: source }).flatMap((file) =>
    [...read(file).matchAll(/\btitle: '(?:Primitives|Commerce|Shop)\/(\w+)'|\bcomponent: (\w+)/g)].flatMap(
      ([, title, component]) => title ?? component ?? [],
    ),
  );
  const hidden = pages.filter(({ docs }) => !docs.exports.some((name) => shown.includes(name)));
  expect(hidden.map(({ path }) => path)).toEqual([]);
});

test('the parts, stories and slots that a page names are there', () => {
  const missing = pages.flatMap(({ path, docs }) => {
    const code = readBeside(path, /^\w+\.tsx?$/);
    const written = readBeside(path, /\.stories\./);
    const names = docs.related.filter((name) => !partNames.includes(name));
    const stories = docs.pictures.filter(({ story }) => !written.includes(`export const ${story}: Story`));
    const slots = docs.anatomy
      .flatMap(({ slot }) => slot ?? [])
      .filter((slot) => !new RegExp(`data-slot[^\\n]*["'\`]${slot}["'\`]`).test(code));
    return [...names, ...stories.map(({ story }) => story), ...slots].map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('a page shows the texts that its parts bring along', () => {
  for (const { path, docs } of pages) {
    const files = parts.filter(({ name }) => docs.exports.includes(name)).map(({ file }) => read(file));
    const used = files.flatMap((file) =>
      [...file.matchAll(/import \{ (\w+Labels) \} from '(?:..\/)+labels\//g)].map(([, name]) => name),
    );
    expect.soft(Object.keys(docs.labels ?? {}).toSorted(), path).toEqual([...new Set(used)].toSorted());
  }
});
