// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import tokens from './tokens.json' with { type: 'json' };
import { tokensCss } from './tokensCss.ts';

const committed = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

test('the committed variables are those of the tokens: run scripts/generateTokens.ts after a change', () => {
  expect(normalized(committed)).toBe(normalized(tokensCss(tokens)));
});

test('a changed token changes the variables', () => {
  const changed = { ...tokens, color: { ...tokens.color, background: tokens.color.ink } };
  expect(normalized(tokensCss(changed))).not.toBe(normalized(committed));
});

test('dark follows the system, and both themes can be asked for', () => {
  expect(committed).toContain('prefers-color-scheme: dark');
  expect(committed).toMatch(/\[data-theme=.light.\]/);
  expect(committed).toMatch(/\[data-theme=.dark.\]/);
});

/** The formatter chooses quotes and the space before them. */
function normalized(css: string): string {
  return css.replaceAll('"', "'").replaceAll(/\s+/g, ' ').trim();
}
