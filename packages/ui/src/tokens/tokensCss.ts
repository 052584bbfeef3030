import { colorIn, type Theme } from './colorIn.ts';
import { controlLines } from './controlLines.ts';
import { colorText, measureText } from './cssText.ts';
import type { DensityFile, TokenFile } from './TokenFile.ts';
import { tokenEntries } from './tokenEntries.ts';

const generatedNotice = '/* Written by scripts/generateTokens.ts from src/tokens/tokens.json. */\n';

/** With the system setting for more contrast, all text and lines have the colour ink. */
export const moreContrast: Readonly<Record<string, string>> = {
  'ink-2': 'ink',
  'ink-3': 'ink',
  rule: 'ink',
  'accent-edge': 'ink',
  'sale-text': 'ink',
  positive: 'ink',
  warning: 'ink',
  danger: 'ink',
  'on-inverse-2': 'on-inverse',
  'inverse-rule': 'on-inverse',
};

/**
 * The tokens as CSS variables: light, dark by system setting or `data-theme`, heights of controls by
 * `data-density`, and {@link moreContrast}. `scope` replaces the root, for a stylesheet that changes only
 * part of a page.
 */
export function tokensCss(tokens: TokenFile, compact: DensityFile, scope?: string): string {
  const root = scope ?? ':root';
  const anywhere = (selector: string) =>
    scope === undefined ? selector : `${scope}${selector}, ${scope} ${selector}`;
  const colors = tokenEntries(tokens.color);
  const linesIn = (theme: Theme) =>
    colors.map(([name, token]) => `--mz-${name}: ${colorText(colorIn(token, theme, tokens))};`);
  const motion = tokenEntries(tokens.motion);
  const durations = motion.map(([name, token]) => `--mz-${name}: ${measureText(token, tokens)};`);
  // Not 0: a transition of 0 fires no transitionend, for which code may wait.
  const still = motion.map(([name]) => `--mz-${name}: 0.01ms;`);
  // Important, since a brand's stylesheet is loaded later.
  const plain = Object.entries(moreContrast).map(
    ([role, other]) => `--mz-${role}: var(--mz-${other}) !important;`,
  );
  const lightBlock = [...linesIn('light'), 'color-scheme: light;'];
  const darkBlock = [...linesIn('dark'), 'color-scheme: dark;'];

  return [
    generatedNotice,
    rule(root, durations),
    rule(`${root}, ${anywhere("[data-theme='light']")}`, lightBlock),
    media('(prefers-color-scheme: dark)', `${root}:not([data-theme='light'])`, darkBlock),
    rule(anywhere("[data-theme='dark']"), darkBlock),
    // The default, repeated for an island within a compact page.
    rule(anywhere("[data-density='regular']"), controlLines(tokens.control)),
    rule(anywhere("[data-density='compact']"), controlLines(compact.control)),
    media('(prefers-contrast: more)', `${root}, ${anywhere('[data-theme]')}`, plain),
    media('(prefers-reduced-motion: reduce)', root, still),
  ].join('\n');
}

function rule(selector: string, lines: readonly string[], indent = ''): string {
  return `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}\n`;
}

function media(condition: string, selector: string, lines: readonly string[]): string {
  return `@media ${condition} {\n${rule(selector, lines, '  ')}}\n`;
}
