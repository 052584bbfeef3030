import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cutText.ts';

test('a text that fits stays as it is', () => {
  expect(cutText('Luiers maat 4', 40)).toBe('Luiers maat 4');
});

test('a longer text is cut, and ends on no blank', () => {
  expect(cutText('Luiers maat 4', 8)).toBe('Luiers m');
  expect(cutText('Luiers maat 4', 7)).toBe('Luiers');
});

test('blanks around it and line breaks go', () => {
  expect(cutText('  Luiers\n  maat 4 ', 40)).toBe('Luiers maat 4');
});

test('regression: a character of more than one unit is not split', () => {
  expect(cutText('ab🦋', 3)).toBe('ab');
  expect(cutText('cafe\u0301', 4)).toBe('caf');
});

test('the result is never too long, starts the text, and is well formed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 0, max: 50 }),
      (text, length) => {
        const cut = cutText(text, length);
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(text.replace(/\s+/g, ' ').trim().startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
      },
    ),
  );
});
