// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { ComponentDocs } from './ComponentDocs.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(`${source}${path}`, 'utf8');
const modules = import.meta.glob<{ docs: ComponentDocs }>('../**/*.docs.ts', { eager: true });
const pages = Object.entries(modules).map(([path, { docs }]) => ({ path: path.replace('../', ''), docs }));

/** Every part that the indexes export, with the file it comes from. */
const parts = ['index.ts', 'index.commerce.ts', 'shop.ts']
  .flatMap((index) => [...read(index).matchAll(/^export \{([^}]+)\} from '\.\/([^']+\.tsx)'/gm)])
  .flatMap(([, names = '', file = '']) => names.split(',').map((name) => ({ name: name.trim(), file })))
  .filter(({ name }) => /^[A-Z]/.test(name));

test.each(parts)('$name has a page', ({ name }) => {
  expect(pages.filter(({ docs }) => docs.exports.includes(name)).map(({ path }) => path)).toHaveLength(1);
});

/** What Storybook has a page for: the component of a file of stories. */
const shown = globSync('**/*.stories.tsx', { cwd: source }).flatMap((file) =>
  [...read(file).matchAll(/\btitle: '(?:Parts|Shop)\/(\w+)'|\bcomponent: (\w+)/g)].flatMap(
    ([, title, component]) => title ?? component ?? [],
  ),
);

/** Parts that put every row that they are given into the document; `Table`, `Combobox` and `QuickOrderGrid` do not. */
const wholeLists = [
  'CartTable',
  'CompanyTable',
  'OrderLines',
  'OrderTable',
  'ProductRows',
  'ProductShelf',
  'ReorderPicker',
  'ScanField',
  'ShoppingListPicker',
];

test.each(wholeLists)('the page of %s says that it pages nothing, and how many it is made for', (name) => {
  const said = pages.find(({ docs }) => docs.exports.includes(name))?.docs.howItWorks.join(' ');
  expect(said).toMatch(/in the document|pages nothing/);
  expect(said).toMatch(/dozen|sixty|hundred/);
});

test.each(pages)('$path is shown on a page of Storybook', ({ docs }) => {
  expect(docs.exports.some((name) => shown.includes(name))).toBe(true);
});

const words = ({ docs }: (typeof pages)[number]) =>
  [
    ...docs.useWhen,
    ...docs.avoidWhen,
    ...docs.howItWorks,
    ...(docs.errors ?? []),
    ...docs.content,
    ...docs.responsive,
    ...docs.accessibility,
    ...docs.anatomy.map(({ part, what }) => `${part} ${what}`),
    ...docs.keyboard.map(({ keys, does }) => `${keys} ${does}`),
  ]
    .join(' ')
    .split(/\s+/).length;

test('half of the pages have 220 words or more, besides props, texts, pictures and examples', () => {
  const counts = pages.map(words).toSorted((one, other) => one - other);
  expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThanOrEqual(220);
});

test.each(pages)('$path has 200 words at least', (page) => {
  expect(words(page)).toBeGreaterThanOrEqual(200);
});

describe.each(pages)('$path', ({ path, docs }) => {
  const folder = dirname(path);
  const code = globSync('*.{ts,tsx}', { cwd: `${source}${folder}` })
    .filter((file) => !/\.(test|stories|docs)\./.test(file))
    .map((file) => read(`${folder}/${file}`))
    .join('\n');

  test('is named after its first part and speaks of parts that are exported', () => {
    expect(`${docs.exports[0]}.docs.ts`).toBe(basename(path));
    for (const name of docs.exports) expect(parts.map((part) => part.name)).toContain(name);
  });

  test('says when, when not, of what, for whom, and under what other name', () => {
    for (const part of [docs.alsoCalled, docs.useWhen, docs.avoidWhen, docs.anatomy, docs.accessibility]) {
      expect(part.length).toBeGreaterThan(0);
    }
    const told = [...docs.howItWorks, ...(docs.errors ?? [])];
    for (const line of [...docs.useWhen, ...docs.avoidWhen, ...docs.accessibility, ...told])
      expect(line).toMatch(/[.:'”]$/);
  });

  test('says how it works, in more than one sentence', () => {
    expect(docs.howItWorks.length).toBeGreaterThan(1);
  });

  test('says how its texts are written, what it does with less room, and what stands beside it', () => {
    for (const lines of [docs.content, docs.responsive]) {
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) expect(line).toMatch(/[.:'”]$/);
    }
    expect(docs.related.length).toBeGreaterThan(0);
    for (const name of docs.related) {
      expect(parts.map((part) => part.name)).toContain(name);
      expect(docs.exports).not.toContain(name);
    }
  });

  test('shows pictures of what to do and of what not, by stories that are there', () => {
    const stories = globSync('*.stories.tsx', { cwd: `${source}${folder}` })
      .map((file) => read(`${folder}/${file}`))
      .join('\n');
    for (const { story } of docs.pictures) expect(stories).toContain(`export const ${story}: Story`);
    for (const { story, good } of docs.pictures) {
      const tagged = new RegExp(`export const ${story}: Story = \\{\\s*tags: \\['do-not'`).test(stories);
      expect(good || tagged, `${story} is tagged 'do-not'`).toBe(true);
    }
  });

  test('shows both on each page of its family', () => {
    const files = globSync('*.stories.tsx', { cwd: `${source}${folder}` }).map((file) =>
      read(`${folder}/${file}`),
    );
    const pagesOfIt = files.filter((stories) => {
      const [, title = '', component = title] =
        /title: '\w+\/(\w+)'(?:,\s*component: (\w+))?/.exec(stories) ?? [];
      return docs.exports.includes(title) || docs.exports.includes(component);
    });
    expect(pagesOfIt).not.toEqual([]);
    for (const stories of pagesOfIt) {
      const here = docs.pictures.filter(({ story }) => stories.includes(`export const ${story}: Story`));
      expect(new Set(here.map(({ good }) => good)).size, /title: '.*'/.exec(stories)?.[0]).toBe(2);
    }
  });

  test('names slots that the code has', () => {
    const slots = docs.anatomy.flatMap(({ slot }) => slot ?? []);
    expect(slots.filter((slot) => !new RegExp(`data-slot[^\\n]*["'\`]${slot}["'\`]`).test(code))).toEqual([]);
  });

  test('shows the texts that its parts bring along', () => {
    const files = parts.filter(({ name }) => docs.exports.includes(name)).map(({ file }) => read(file));
    const used = files.flatMap((file) =>
      [...file.matchAll(/import \{ (\w+Labels) \} from '..\/..\/labels\//g)].map(([, name]) => name),
    );
    expect(Object.keys(docs.labels ?? {}).toSorted()).toEqual([...new Set(used)].toSorted());
  });
});
