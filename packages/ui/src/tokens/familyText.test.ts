// @vitest-environment node
import { expect, test } from 'vitest';
import { familyText } from './familyText.ts';

test('only a name with a space is quoted', () => {
  expect(familyText({ $value: ['Familjen Grotesk', 'Arial', 'sans-serif'] }, {})).toBe(
    "'Familjen Grotesk', Arial, sans-serif",
  );
});
