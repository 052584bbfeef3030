// @vitest-environment node
import { expect, test } from 'vitest';
import { brandOver } from './brandOver.ts';
import tokens from './tokens.json' with { type: 'json' };

const px = (value: number) => ({ $value: { value, unit: 'px' } });

test('tokens that a brand leaves out are those of the house brand', () => {
  const { radius, line } = brandOver(tokens, { radius: { label: px(8) } });
  expect(radius.label).toEqual(px(8));
  expect(radius.quantity).toEqual(tokens.radius.quantity);
  expect(line).toEqual(tokens.line);
});

test('a token is replaced as a whole: the house brand’s dark value goes with its light value', () => {
  const accent = { $value: { colorSpace: 'srgb', components: [1, 0, 0] } };
  expect(brandOver(tokens, { color: { accent } }).color.accent).toEqual(accent);
});
