import { expect, test } from 'vitest';
import { passwordsMatch } from './passwordsMatch.ts';

test('[V03] passwords are equal to the character', () => {
  expect(passwordsMatch('Geheim-2026', 'Geheim-2026')).toBe(true);
  expect(passwordsMatch('Geheim-2026', 'geheim-2026')).toBe(false);
  expect(passwordsMatch('Geheim-2026', 'Geheim-2026 ')).toBe(false);
});
