// @vitest-environment node
import { expect, test } from 'vitest';
import { describedByOf } from './describedByOf.ts';

test('the error is read first, then warning and hint', () => {
  expect(describedByOf('iban', { hint: 'h', warning: 'w', error: 'e' })).toBe(
    'iban-error iban-warning iban-hint',
  );
});

test('without texts there is nothing to read', () => {
  expect(describedByOf('iban', {})).toBeUndefined();
});
