import { expect, test } from 'vitest';
import { packWord } from './packWord.ts';

test('as many whole words as fit, and no dangling small word', () => {
  expect(packWord('Appel-peer met banaan')).toBe('appel-peer');
  expect(packWord('Melk')).toBe('melk');
  expect(packWord('Brood met kaas')).toBe('brood');
});

test('one long word is cut', () => {
  expect(packWord('sinaasappelsap')).toBe('sinaasappels');
});
