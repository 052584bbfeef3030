import { expect, test } from 'vitest';
import { signSvg } from './mountDropInFiles.ts';

test('a known icon is drawn, and an unknown one keeps its space', () => {
  expect(signSvg('bento_lock')).toContain('<path');
  expect(signSvg('<script>')).toBe(signSvg('expiry_date_hint'));
  expect(signSvg('expiry_date_hint')).not.toContain('<path');
});
