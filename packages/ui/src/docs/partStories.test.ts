// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { missingOfPart, type PartFiles } from './missingOfPart.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const readAll = (folder: string, pattern: string): string[] =>
  globSync(`${folder}/${pattern}`, { cwd: source }).map((file) => readFileSync(`${source}${file}`, 'utf8'));

function readPart(folder: string): PartFiles {
  return {
    code: readAll(folder, '*.tsx').filter((text) => !/from 'vitest'|satisfies Meta</.test(text)),
    stories: readAll(folder, '*.stories.tsx'),
    tests: readAll(folder, '*.test.{ts,tsx}'),
    pages: readAll(folder, '*.docs.ts'),
  };
}

/** Layouts are empty: what stands in them are the patterns, and bad input is theirs who fill them. */
const layouts = ['page-layout'];

const folders = [...globSync('components/*', { cwd: source }), 'link'].filter(
  (folder) => !layouts.includes(basename(folder)),
);

test.each(folders)('%s has stories, bad input among them, a page and tests', (folder) => {
  expect(missingOfPart(readPart(folder))).toEqual([]);
});

/** Every part that the indexes export. */
const exported = ['index.ts', 'index.commerce.ts', 'shop.ts']
  .flatMap((index) => [
    ...readFileSync(`${source}${index}`, 'utf8').matchAll(/^export \{([^}]+)\} from '\.\/[^']+\.tsx'/gm),
  ])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z]/.test(name));

test('every part that is exported is shown by a story', () => {
  const shown = [...readAll('.', '**/*.stories.tsx'), ...readAll('.', '**/[sS]ample*.tsx')].join('\n');
  expect(exported.length).toBeGreaterThan(80);
  expect(exported.filter((name) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(shown))).toEqual([]);
});

test('a story of input that is there to break a part is tagged, so that it stands apart from the examples', () => {
  const bad = /\b(longName|markupName|unbrokenName|oneLetter|badTexts)\b/;
  const untagged = globSync('{components,link}/**/*.stories.tsx', { cwd: source }).flatMap((file) =>
    readFileSync(`${source}${file}`, 'utf8')
      .split(/^(?=export |const |function )/m)
      .filter(
        (block) =>
          /^export const \w+: Story/.test(block) && bad.test(block) && !/tags: \['stress'/.test(block),
      )
      .map((block) => `${basename(file)} ${/^export const (\w+)/.exec(block)?.[1]}`),
  );
  expect(untagged).toEqual([]);
});

describe('what is missing is said', () => {
  const whole: PartFiles = {
    code: ['export interface ListProps {\n  items: readonly string[];\n}'],
    stories: ['oneLetter longName markupName { items: [] }'],
    tests: ['test('],
    pages: ['docs'],
  };
  test.each<[string, Partial<PartFiles>]>([
    ['stories', { stories: [] }],
    ['a page (Name.docs.ts)', { pages: [] }],
    ['tests', { tests: [] }],
    ['a story with a text of one letter (oneLetter)', { stories: ['longName markupName items: []'] }],
    ['a story with 200 letters (longName, unbrokenName)', { stories: ['oneLetter markupName items: []'] }],
    ['a story with HTML in its texts (markupName)', { stories: ['oneLetter longName items: []'] }],
    ['a story with an empty list of items', { stories: ['badTexts'] }],
  ])('%s', (missing, change) => {
    expect(missingOfPart(whole)).toEqual([]);
    expect(missingOfPart({ ...whole, ...change })).toContain(missing);
  });
});
