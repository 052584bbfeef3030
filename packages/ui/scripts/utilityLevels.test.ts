// @vitest-environment node
import { expect, test } from 'vitest';
import { splitRules } from './splitRules.ts';
import { utilityLevels } from './utilityLevels.ts';

const levels = (css: string) => {
  const rules = splitRules(css);
  const found = utilityLevels(rules);
  return Object.fromEntries(rules.map(({ prelude }, index) => [prelude, found[index]]));
};

test('rules that set different things need no order', () => {
  expect(levels('.p-4 { padding: 1rem } .flex { display: flex } .text-ink { color: black }')).toEqual({
    '.p-4': 0,
    '.flex': 0,
    '.text-ink': 0,
  });
});

test('the side wins over the whole, and both over nothing', () => {
  expect(
    levels(
      '.p-2 { padding: 2px } .p-4 { padding: 4px } .px-1 { padding-inline: 1px } .pl-1 { padding-left: 1px } .pt-1 { padding-top: 1px }',
    ),
  ).toEqual({ '.p-2': 0, '.p-4': 0, '.px-1': 1, '.pl-1': 2, '.pt-1': 1 });
});

test('a condition wins over the same without it', () => {
  expect(
    levels(String.raw`.bg-a { background-color: a } .bg-b { background-color: b }
      .hover\:bg-b { &:hover { @media (hover: hover) { background-color: b } } }
      .wide\:bg-a { @media (width >= 60rem) { background-color: a } }`),
  ).toEqual({ '.bg-a': 0, '.bg-b': 0, '.hover\\:bg-b': 1, '.wide\\:bg-a': 2 });
});

test('sides by their names, shorthands of alignment and of text meet what they set', () => {
  expect(levels('.inset-0 { inset: 0 } .top-2 { top: 2px }')).toEqual({ '.inset-0': 0, '.top-2': 1 });
  expect(levels('.place { place-items: center } .items { align-items: start }')).toEqual({
    '.place': 0,
    '.items': 1,
  });
  expect(levels('.t { font-size: 1px; line-height: 2 } .leading { line-height: 1 }')).toEqual({
    '.t': 0,
    '.leading': 1,
  });
});
