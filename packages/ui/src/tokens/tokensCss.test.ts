// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import compact from './tokens.compact.json' with { type: 'json' };
import tokens from './tokens.json' with { type: 'json' };
import { tokensCss } from './tokensCss.ts';

const committed = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

test('the committed variables match the tokens: run scripts/generateTokens.ts after a change', () => {
  expect(normalized(committed)).toBe(normalized(tokensCss(tokens, compact)));
});

test('the variables of the scoped stylesheet match the tokens too, and are scoped', () => {
  const scoped = readFileSync(new URL('../styles/scoped-tokens.css', import.meta.url), 'utf8');
  expect(normalized(scoped)).toBe(normalized(tokensCss(tokens, compact, '[data-mz]')));
  const selectors = [...scoped.matchAll(/^ *([^\s@/}-][^;{]*?)[,{]/gm)].map(([, selector]) => selector);
  expect(selectors.length).toBeGreaterThan(6);
  for (const selector of selectors) expect(selector).toMatch(/^\[data-mz\]/);
});

test('a changed token changes the variables', () => {
  const changed = { ...tokens, color: { ...tokens.color, background: tokens.color.ink } };
  expect(normalized(tokensCss(changed, compact))).not.toBe(normalized(committed));
});

test('dark follows the system, and both themes can be set', () => {
  expect(committed).toContain('prefers-color-scheme: dark');
  expect(committed).toMatch(/\[data-theme=.light.\]/);
  expect(committed).toMatch(/\[data-theme=.dark.\]/);
});

test('compact controls apply by attribute, and not in a regular island within', () => {
  expect(committed).toMatch(/\[data-density=.compact.\] \{\s+--mz-control: 2\.5rem;/);
  expect(committed).toMatch(/\[data-density=.regular.\] \{\s+--mz-control: 3rem;/);
});

/** The formatter chooses quotes and the space before them. */
function normalized(css: string): string {
  return css.replaceAll('"', "'").replaceAll(/\s+/g, ' ').trim();
}
