// @vitest-environment node
import { expect, test } from 'vitest';
import { familyText } from './familyText.ts';

test('one name needs no list', () => {
  expect(familyText({ $value: 'Georgia' }, {})).toBe('Georgia');
});

test('what is no word of CSS is quoted whole', () => {
  expect(familyText({ $value: ["Neil's", '3270', 'a;}b{'] }, {})).toBe(
    String.raw`'Neil\'s', '3270', 'a;}b{'`,
  );
});

test('a name of the system and a variable stand as they are', () => {
  expect(familyText({ $value: ['-apple-system', 'var(--font-inter)'] }, {})).toBe(
    '-apple-system, var(--font-inter)',
  );
});

test('only a name with a space is quoted', () => {
  expect(familyText({ $value: ['Familjen Grotesk', 'Arial', 'sans-serif'] }, {})).toBe(
    "'Familjen Grotesk', Arial, sans-serif",
  );
});
