// @vitest-environment node
import { expect, test } from 'vitest';
import { endsText } from './endsText.ts';

const px = (value: number) => ({ $value: { value, unit: 'px' } });

test('two equal ends are one radius', () => {
  expect(endsText({ start: px(4), end: px(4) }, {})).toBe('0.25rem');
});

test('the start is at the left, the end at the right', () => {
  expect(endsText({ start: px(4), end: px(999) }, {})).toBe('0.25rem 999px 999px 0.25rem');
});
