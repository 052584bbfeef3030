import { expect, test } from 'vitest';
import { dealText } from './ProductTags.tsx';

test('[S12] a percentage gets a minus sign; a hyphen within stays', () => {
  expect(dealText('-15%')).toBe('−15%');
  expect(dealText('2+1 gratis')).toBe('2+1 gratis');
  expect(dealText('1-2-3')).toBe('1-2-3');
});
