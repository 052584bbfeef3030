import { expect, test } from 'vitest';
import { signSvg } from './mountDropInFiles.ts';

test('a sign is drawn when it is known, and keeps its space when it is not', () => {
  expect(signSvg('bento_lock')).toContain('<path');
  expect(signSvg('<script>')).toBe(signSvg('expiry_date_hint'));
  expect(signSvg('expiry_date_hint')).not.toContain('<path');
});
