// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { colorText, endsText, familyText, measureText } from './cssText.ts';

const px = (value: number) => ({ $value: { value, unit: 'px' } });

describe('colorText', () => {
  test.each([
    [{ colorSpace: 'oklch', components: [0.966, 0.01, 88] }, '#f6f4ec'],
    [{ colorSpace: 'oklch', components: [0, 0, 0], alpha: 0.4 }, '#00000066'],
    [{ colorSpace: 'srgb', components: [1, 0.5, 0] }, '#ff8000'],
  ])('%j is %s', (color, text) => {
    expect(colorText(color)).toBe(text);
  });
});

describe('measureText', () => {
  test('a length follows the reader’s text size', () => {
    expect(measureText(px(15), {})).toBe('0.9375rem');
  });

  test('zero keeps its unit, since calc() needs one', () => {
    expect(measureText(px(0), {})).toBe('0px');
  });

  test('a round radius stays in pixels', () => {
    expect(measureText(px(999), {})).toBe('999px');
  });

  test('an alias is followed', () => {
    expect(measureText({ $value: '{radius.label}' }, { radius: { label: px(3) } })).toBe('0.1875rem');
  });
});

describe('familyText', () => {
  test('one name needs no list', () => {
    expect(familyText({ $value: 'Georgia' }, {})).toBe('Georgia');
  });

  test('a name that is not a CSS identifier is quoted as a whole', () => {
    expect(familyText({ $value: ["Neil's", '3270', 'a;}b{'] }, {})).toBe(
      String.raw`'Neil\'s', '3270', 'a;}b{'`,
    );
  });

  test('generic names and variables are not quoted', () => {
    expect(familyText({ $value: ['-apple-system', 'var(--font-inter)'] }, {})).toBe(
      '-apple-system, var(--font-inter)',
    );
  });

  test('only a name with a space is quoted', () => {
    expect(familyText({ $value: ['Familjen Grotesk', 'Arial', 'sans-serif'] }, {})).toBe(
      "'Familjen Grotesk', Arial, sans-serif",
    );
  });
});

describe('endsText', () => {
  test('two equal ends are one radius', () => {
    expect(endsText({ start: px(4), end: px(4) }, {})).toBe('0.25rem');
  });

  test('the start is at the left, the end at the right', () => {
    expect(endsText({ start: px(4), end: px(999) }, {})).toBe('0.25rem 999px 999px 0.25rem');
  });
});
