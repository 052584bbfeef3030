import { expect, test } from 'vitest';
import { choicesOf } from './choicesOf.ts';

test.each([
  ['"primary" | "secondary" | null', ['primary', 'secondary']],
  ['"inverse"', ['inverse']],
  ['6 | 4', [6, 4]],
  ['boolean | null', [true, false]],
  ['string', null],
  ['string | number', null],
  ['"card" | ReactNode', null],
  ['(value: "a" | "b") => void', null],
  ['', null],
])('%s', (type, choices) => {
  expect(choicesOf(type)).toEqual(choices);
});
