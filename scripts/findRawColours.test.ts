import { expect, test } from 'vitest';
import { findRawColours } from './findRawColours.ts';

test.each([
  'color: #fff;',
  "const yellow = '#FFC83D';",
  'background: rgb(255 200 61);',
  'color: rgba(0,0,0,.5)',
  'color: oklch(.855 .165 88);',
  'color: oklch(from teal l c 88);',
  '<div className="bg-red-500" />',
  '<p className="hover:text-slate-700">',
  '<p className="border-x-gray-200 text-white">',
  'class="bg-[#eae6dc]"',
])('%s is refused', (line) => {
  expect(findRawColours(`fine\n${line}\n`)).toEqual([{ line: 2, text: line }]);
});

test.each([
  '<a href="#main">',
  '<p>&#8364; 12</p>',
  'color: var(--color-accent);',
  'className="bg-accent text-ink border-rule"',
  'color-mix(in oklch, var(--color-ink) 20%, transparent)',
  'oklch(from var(--mz-info) l c 40)',
  "import { x } from '#internal/cafe';",
])('%s passes', (line) => {
  expect(findRawColours(line)).toEqual([]);
});
