import { expect, test } from 'vitest';
import { isGiven } from './isGiven.ts';

test.each([undefined, null, ''])('%j is not content', (content) => {
  expect(isGiven(content)).toBe(false);
});

test.each([0, '0', ' ', 'Nieuw', false])('%j is content', (content) => {
  expect(isGiven(content)).toBe(true);
});
