import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slug } from './slug.ts';

test('accents go, everything between words becomes one hyphen', () => {
  expect(slug('Crème & zalf, 100 ml')).toBe('creme-zalf-100-ml');
  expect(slug('Öko – 8–14 kg · 4 × 44')).toBe('oko-8-14-kg-4-44');
});

test('any text gives a segment that needs no escaping', () => {
  fc.assert(
    fc.property(
      fc.string(),
      (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slug(text)) && slug(text).length <= 70,
    ),
  );
});
