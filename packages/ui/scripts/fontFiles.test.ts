// @vitest-environment node
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the font weighs at most 45 kB', () => {
  expect(statSync(new URL('../src/fonts/archivo-subset.woff2', import.meta.url)).size).toBeLessThanOrEqual(
    45_000,
  );
});

test('the font has its licence beside it', () => {
  expect(readFileSync(new URL('../src/fonts/LICENSE', import.meta.url), 'utf8')).toContain(
    'SIL Open Font License',
  );
});

test('the fallback has the metrics of the font, so that text shows at once', () => {
  const css = readFileSync(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
  expect(css).toContain('font-display: swap');
  expect(css.match(/size-adjust: \d+\.\d\d%/g)).toHaveLength(3);
  expect(css.match(/ascent-override/g)).toHaveLength(3);
});
