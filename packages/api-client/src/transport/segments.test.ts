import { expect, test } from 'vitest';
import { segments } from './segments.ts';

test('each segment is encoded on its own', () => {
  expect(segments('verzorging/luiers/a b?c')).toBe('/verzorging/luiers/a%20b%3Fc');
  expect(segments('')).toBe('');
});
