// @vitest-environment node
import { expect, test } from 'vitest';
import { measureText } from './measureText.ts';

const px = (value: number) => ({ $value: { value, unit: 'px' } });

test('a length follows the reader’s text size', () => {
  expect(measureText(px(15), {})).toBe('0.9375rem');
});

test('nothing keeps its unit, since a calculation needs one', () => {
  expect(measureText(px(0), {})).toBe('0px');
});

test('round is not a length', () => {
  expect(measureText(px(999), {})).toBe('999px');
});

test('an alias is followed', () => {
  expect(measureText({ $value: '{radius.label}' }, { radius: { label: px(3) } })).toBe('0.1875rem');
});
