// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeCss, utilitiesCss } from './themeCss.ts';
import tokens from './tokens.json' with { type: 'json' };

const committed = readFileSync(new URL('../styles/tailwind-tokens.css', import.meta.url), 'utf8');

test('the committed theme matches the tokens: run scripts/generateTokens.ts after a change', () => {
  expect(normalized(committed)).toBe(normalized(themeCss(tokens)));
  const utilities = readFileSync(new URL('../styles/tailwind-utilities.css', import.meta.url), 'utf8');
  expect(normalized(utilities)).toBe(normalized(utilitiesCss(tokens)));
});

test('it adds names and removes none of Tailwind’s', () => {
  expect(committed).not.toContain('initial');
});

test('lengths follow the reader’s text size', () => {
  expect(committed).toContain('--text-15: var(--mz-text-15, 0.9375rem);');
  expect(committed).toContain('--breakpoint-wide: 60rem;');
});

test('running text has a reading measure without Tailwind’s own theme', () => {
  expect(committed).toContain('--container-prose: 65ch;');
});

test('a brand can set every size and shape, and the house brand needs no variable for its own', () => {
  for (const name of ['radius-forward', 'radius-quantity', 'text-44']) {
    expect(committed).toMatch(new RegExp(`--${name}: var\\(--mz-${name}, [\\d.]+rem\\);`));
  }
});

/** The formatter chooses quotes, spaces and line breaks. */
function normalized(css: string): string {
  return css
    .replaceAll('"', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\() | (?=\))/g, '$1')
    .trim();
}
