import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const exported = read('index.exports.txt').trim().split('\n');
const examples = [...read('../README.md').matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code]) => code ?? '');
const imported = examples.flatMap((code) =>
  [...code.matchAll(/import \{ (.*?) \} from '@magazijn\/ui'/g)].flatMap(
    ([, names]) => names?.split(', ') ?? [],
  ),
);

test('the examples of the README import only what the kit exports', () => {
  expect(imported).not.toEqual([]);
  expect(exported).toEqual(expect.arrayContaining(imported));
});

test.each(['Popover', 'loadPopover', 'LabelsProvider', 'Collapsible', 'Tabs', 'Dialog'])(
  'the README shows %s at work',
  (name) => {
    expect(imported).toContain(name);
    expect(
      examples.some(
        (code) => code.includes(`<${name}>`) || code.includes(`<${name} `) || code.includes(`${name}()`),
      ),
    ).toBe(true);
  },
);
