import { expect, test } from 'vitest';
import { type Fault, scoreOf } from './survivors.ts';

const file = 'const a = 1;\nif (a > 0) {\n  go();\n}\n';
const fault = (status: Fault['status'], replacement = 'false'): Fault => ({
  id: '1',
  fileName: '/shop/src/a.ts',
  mutatorName: 'ConditionalExpression',
  location: { start: { line: 2, column: 5 }, end: { line: 2, column: 10 } },
  replacement,
  status,
});
const score = (...faults: readonly Fault[]) =>
  scoreOf(
    faults,
    () => file,
    (name) => name.slice('/shop/'.length),
  );

test('what a test failed for, or never ended, was found; what none failed for is listed, tried or not', () => {
  expect(score(fault('Killed'), fault('Timeout'), fault('Survived'), fault('NoCoverage', 'true'))).toEqual({
    planted: 4,
    found: 2,
    score: 50,
    survivors: [
      '- `src/a.ts:2` `` a > 0 `` becomes `` false ``',
      '- `src/a.ts:2` `` a > 0 `` becomes `` true ``',
    ],
  });
});

test('a fault that cannot be loaded, or was not tried, counts neither way', () => {
  expect(
    score(fault('Killed'), fault('RuntimeError'), fault('CompileError'), fault('Ignored')),
  ).toMatchObject({ planted: 1, found: 1, score: 100 });
  expect(score()).toMatchObject({ planted: 0, score: 0 });
});

test('a score is never rounded up to its goal', () => {
  const faults = Array.from({ length: 2000 }, (_, index) => fault(index < 1899 ? 'Killed' : 'Survived'));
  expect(score(...faults).score).toBe(94.9);
});

test('of a block its first line is named', () => {
  const block = {
    ...fault('Survived', '{}'),
    location: { start: { line: 2, column: 12 }, end: { line: 4, column: 2 } },
  };
  expect(score(block).survivors).toEqual(['- `src/a.ts:2` `` { … `` becomes `` {} ``']);
});
