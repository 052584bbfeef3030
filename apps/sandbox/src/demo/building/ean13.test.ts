import { expect, test } from 'vitest';
import { ean13 } from './ean13.ts';

test('thirteen digits whose weighted sum is a multiple of ten', () => {
  const code = ean13(101404);
  expect(code).toMatch(/^290000101404\d$/);
  const sum = [...code].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  expect(sum % 10).toBe(0);
});
