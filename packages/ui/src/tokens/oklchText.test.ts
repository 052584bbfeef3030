// @vitest-environment node
import { expect, test } from 'vitest';
import { oklchText } from './oklchText.ts';

test('a colour is written as CSS takes it', () => {
  expect(oklchText({ colorSpace: 'oklch', components: [0.966, 0.01, 88] })).toBe('oklch(0.966 0.01 88)');
});
