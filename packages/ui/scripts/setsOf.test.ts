// @vitest-environment node
import { expect, test } from 'vitest';
import { setsOf } from './setsOf.ts';

test.each([
  ['padding', ['padding-top', 'padding-right', 'padding-bottom', 'padding-left']],
  ['padding-inline', ['padding-left', 'padding-right']],
  ['margin-block-start', ['margin-top']],
  ['top', ['inset-top']],
  ['inset-inline', ['inset-left', 'inset-right']],
  ['border-bottom-width', ['border-bottom-width']],
  ['border-inline-color', ['border-left-color', 'border-right-color']],
  ['border-top-left-radius', ['border-radius']],
  ['gap', ['row-gap', 'column-gap']],
  ['color', ['color']],
])('%s sets %j', (property, sets) => {
  expect(setsOf(property)).toEqual(sets);
});

test('a border without an aspect sets all three of each side', () => {
  expect(setsOf('border')).toHaveLength(12);
  expect(setsOf('border-color')).toHaveLength(4);
});
