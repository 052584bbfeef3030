import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remainder97 } from './remainder97.ts';

test('letters count as two digits', () => {
  expect(remainder97('A')).toBe(10);
  expect(remainder97('Z0')).toBe(350 % 97);
});

test('it is the remainder of the whole number, however long', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{1,40}$/), (text) => {
      const digits = Array.from(text, (character) => Number.parseInt(character, 36)).join('');
      expect(remainder97(text)).toBe(Number(BigInt(digits) % 97n));
    }),
  );
});
