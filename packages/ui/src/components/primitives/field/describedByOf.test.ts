// @vitest-environment node
import { expect, test } from 'vitest';
import { describedByOf, notesOf } from './describedByOf.ts';

test('the error is read first, then warning and hint', () => {
  expect(describedByOf('iban', ['hint', 'warning', 'error'])).toBe('iban-error iban-warning iban-hint');
});

test('without notes there is no description', () => {
  expect(describedByOf('iban', [])).toBeUndefined();
});

test('a note without text is left out', () => {
  expect(notesOf({ hint: 'Achterop je pas.', error: '', warning: false })).toEqual(['hint']);
});
