// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandCss } from './brandCss.ts';
import bouwsteen from './brands/bouwsteen.json' with { type: 'json' };
import tokens from './tokens.json' with { type: 'json' };

const committed = readFileSync(new URL('../brands/bouwsteen.css', import.meta.url), 'utf8');

test('the committed stylesheet matches the tokens: run scripts/generateTokens.ts after a change', () => {
  expect(normalized(committed)).toContain(normalized(brandCss('bouwsteen', bouwsteen, tokens)));
});

test('it sets only variables: other rules are not part of a brand', () => {
  const declarations = [...committed.matchAll(/^\s+([\w-]+):/gm)].map(([, property]) => property);
  expect(declarations.length).toBeGreaterThan(100);
  expect(declarations.filter((property) => !property?.startsWith('--mz-'))).toEqual([]);
});

test('every rule is scoped to the brand’s attribute', () => {
  const selectors = [...committed.matchAll(/^([^\s@/}].*?)[,{]/gm)].map(([, selector]) => selector);
  for (const selector of selectors) expect(selector).toMatch(/^\[data-brand=.bouwsteen.\]/);
});

test('a component’s role refers to another role, so that it follows the theme', () => {
  expect(committed).toMatch(/\[data-slot=.usp-bar.\] \{\s+--mz-background: var\(--mz-inverse\);/);
});

test('from right to left the round end of a forward shape is at the left', () => {
  const mirrored = /\[data-brand='bouwsteen'\]:where\(\[dir='rtl'\], .*? \[dir='rtl'\] \{([^}]*)\}/;
  const [, lines = ''] = mirrored.exec(brandCss('bouwsteen', bouwsteen, tokens)) ?? [];
  expect(lines).toContain('--mz-radius-forward: 999px 0.25rem 0.25rem 999px;');
  expect(lines).toContain('--mz-radius-back: 0.25rem 999px 999px 0.25rem;');
  expect(brandCss('plain', {}, tokens)).not.toContain('rtl');
});

/** The formatter chooses quotes, the space before them, and breaks long values. */
function normalized(css: string): string {
  return css
    .replaceAll('"', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([(]) | (?=[)])/g, '$1')
    .trim();
}
