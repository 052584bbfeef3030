import type { Measure, TokenFile } from './TokenFile.ts';
import { tokenEntries } from './tokenEntries.ts';

/** Namespaces of Tailwind's own theme that are emptied, so that only tokens can be written. */
const emptied = [
  'color',
  'text',
  'font',
  'font-weight',
  'radius',
  'breakpoint',
  'shadow',
  'tracking',
  'leading',
];

/** Widths for container queries and reading measures. */
const containers = {
  xs: 20,
  sm: 24,
  md: 28,
  lg: 32,
  xl: 36,
  '2xl': 42,
  '3xl': 48,
  '4xl': 56,
  '5xl': 64,
  page: 90,
};

/** The tokens as Tailwind's theme, with the three voices of the type as utilities. */
export function themeCss(tokens: TokenFile): string {
  const { family, size, weight, width } = tokens.text;
  const widths = Object.fromEntries(tokenEntries(width).map(([name, token]) => [name, token.$value]));
  const weights = Object.fromEntries(tokenEntries(weight).map(([name, token]) => [name, token.$value]));
  const lines = [
    ...emptied.map((name) => `--${name}-*: initial;`),
    '--spacing: 0.25rem;',
    ...tokenEntries(tokens.color).map(([name]) => `--color-${name}: var(--mz-${name});`),
    ...tokenEntries(size).flatMap(([name, token]) => [
      `--text-${name}: ${rem(token.$value)};`,
      `--text-${name}--line-height: ${token.$extensions['nl.magazijn.lineHeight']};`,
    ]),
    ...tokenEntries(family).map(([name, token]) => `--font-${name}: ${familyList(token.$value)};`),
    '--default-font-family: var(--font-sans);',
    ...tokenEntries(weight).map(([name, token]) => `--font-weight-${name}: ${token.$value};`),
    '--leading-tight: 1.15;',
    '--leading-snug: 1.3;',
    '--leading-normal: 1.5;',
    ...tokenEntries(tokens.radius).map(([name, token]) => `--radius-${name}: ${rem(token.$value)};`),
    ...tokenEntries(tokens.breakpoint).map(([name, token]) => `--breakpoint-${name}: ${rem(token.$value)};`),
    ...Object.entries(containers).map(([name, value]) => `--container-${name}: ${value}rem;`),
    ...tokenEntries(tokens.motion).map(([name]) => `--transition-duration-${name}: var(--mz-${name});`),
    '--default-transition-duration: var(--mz-quick);',
    '--default-transition-timing-function: cubic-bezier(0.2, 0, 0, 1);',
  ];

  return [
    '/* Written by scripts/generateTokens.ts from src/tokens/tokens.json. */\n',
    block('@theme inline', lines),
    block('@utility type-text', [`font-weight: ${weights.normal};`, `font-stretch: ${widths.text}%;`]),
    block('@utility type-heading', [
      `font-weight: ${weights.heading};`,
      `font-stretch: ${widths.heading}%;`,
      'letter-spacing: -0.01em;',
      'text-wrap: balance;',
    ]),
    block('@utility type-numeral', [
      `font-weight: ${weights.heavy};`,
      `font-stretch: ${widths.numeral}%;`,
      'font-variant-numeric: tabular-nums;',
    ]),
  ].join('\n');
}

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

/** Lengths follow the reader's own text size: 15 px becomes 0.9375rem. */
function rem(measure: Measure): string {
  return `${measure.value / 16}rem`;
}

function familyList(names: readonly string[]): string {
  return names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
}
