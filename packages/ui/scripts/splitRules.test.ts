// @vitest-environment node
import { expect, test } from 'vitest';
import { splitRules } from './splitRules.ts';

test('rules, blocks of rules and statements without a block', () => {
  expect(splitRules('@layer a, b;\n.x { color: red }\n@media print { .y { top: 0 } }')).toEqual([
    { prelude: '@layer a, b', body: null },
    { prelude: '.x', body: ' color: red ' },
    { prelude: '@media print', body: ' .y { top: 0 } ' },
  ]);
});

test('declarations and nested rules of a body', () => {
  expect(splitRules('color: red; &:hover { top: 0 } left: 1px')).toEqual([
    { prelude: 'color: red', body: null },
    { prelude: '&:hover', body: ' top: 0 ' },
    { prelude: 'left: 1px', body: null },
  ]);
});

test('braces and semicolons in strings, comments and escapes are text', () => {
  const css = String.raw`/* { ; */ .a\;b { content: "}"; } .c { content: ';{' }`;
  expect(splitRules(css)).toEqual([
    { prelude: String.raw`.a\;b`, body: ' content: "}"; ' },
    { prelude: '.c', body: " content: ';{' " },
  ]);
});
