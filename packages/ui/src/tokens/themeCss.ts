import { endsText, familyText, measureText } from './cssText.ts';
import type { Token, TokenFile, TokenGroup } from './TokenFile.ts';
import { tokenEntries } from './tokenEntries.ts';

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

const generatedNotice = '/* Written by scripts/generateTokens.ts from src/tokens/tokens.json. */\n';

/** The tokens as Tailwind's theme: `@theme` only, so that a stylesheet can import it by reference. */
export function themeCss(tokens: TokenFile): string {
  const { family, size, weight } = tokens.text;
  const { control, radius } = tokens;
  const lines = [
    '--spacing: 0.25rem;',
    `--spacing-control: ${variable('control', measureText(control.height, tokens))};`,
    `--spacing-control-small: ${variable('control-small', measureText(control.small, tokens))};`,
    `--spacing-control-large: ${variable('control-large', measureText(control.large, tokens))};`,
    ...tokenEntries(tokens.color).map(([name]) => `--color-${name}: var(--mz-${name});`),
    ...tokenEntries(size).flatMap(([name, token]) => [
      `--text-${name}: var(--mz-text-${name}, ${measureText({ $value: token.$value }, tokens)});`,
      `--text-${name}--line-height: ${token.$extensions['nl.magazijn.lineHeight']};`,
    ]),
    `--font-sans: var(--mz-font-text, ${familyText(family.text, tokens)});`,
    '--font-control: var(--mz-font-control, inherit);',
    '--default-font-family: var(--font-sans);',
    ...tokenEntries(weight).map(([name]) => `--font-weight-${name}: ${weightIn(tokens, name)};`),
    '--leading-tight: 1.15;',
    '--leading-snug: 1.3;',
    '--leading-normal: 1.5;',
    `--radius-label: var(--mz-radius, ${measureText(radius.label, tokens)});`,
    `--radius-forward: var(--mz-radius-forward, ${endsText(radius.forward, tokens)});`,
    `--radius-back: var(--mz-radius-back, ${endsText(radius.back, tokens)});`,
    `--radius-quantity: var(--mz-radius-quantity, ${measureText(radius.quantity, tokens)});`,
    ...tokenEntries(tokens.breakpoint).map(
      ([name, token]) => `--breakpoint-${name}: ${measureText(token, tokens)};`,
    ),
    ...Object.entries(containers).map(([name, value]) => `--container-${name}: ${value}rem;`),
    // The reading measure, `max-w-prose`, also without Tailwind's theme.
    '--container-prose: 65ch;',
    ...tokenEntries(tokens.motion).map(([name]) => `--transition-duration-${name}: var(--mz-${name});`),
    '--default-transition-duration: var(--mz-quick);',
    '--default-transition-timing-function: cubic-bezier(0.2, 0, 0, 1);',
  ];

  return [generatedNotice, block('@theme inline', lines)].join('\n');
}

/** Classes of type styles and of the dark top border. */
export function utilitiesCss(tokens: TokenFile): string {
  const weightOf = (name: string) => weightIn(tokens, name);
  const widthOf = (name: string) => variable(`width-${name}`, `${valueIn(tokens.text.width, name)}%`);
  const rail = measureText(tokens.line.rail, tokens);
  return [
    generatedNotice,
    block('@utility type-text', [`font-weight: ${weightOf('normal')};`, `font-stretch: ${widthOf('text')};`]),
    block('@utility type-heading', [
      `font-weight: ${weightOf('heading')};`,
      `font-stretch: ${widthOf('heading')};`,
      'font-family: var(--mz-font-heading, inherit);',
      'letter-spacing: -0.01em;',
      'text-wrap: balance;',
    ]),
    block('@utility type-numeral', [
      `font-weight: ${weightOf('heavy')};`,
      `font-stretch: ${widthOf('numeral')};`,
      'font-family: var(--mz-font-price, inherit);',
      'font-variant-numeric: tabular-nums;',
    ]),
    block('@utility lift-numeral', [
      'position: relative;',
      `bottom: ${variable('numeral-drop', `${tokens.text['numeral-drop'].$value}em`)};`,
    ]),
    ...['top', 'bottom'].map((side) =>
      block(`@utility rail-${side[0]}`, [`border-${side}-width: var(--mz-line-rail, ${rail});`]),
    ),
  ].join('\n');
}

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

const weightIn = ({ text }: TokenFile, name: string) =>
  variable(`weight-${name}`, valueIn(text.weight, name));

/** A variable that a brand can set, with the house brand's value as fallback. */
function variable(name: string, value: number | string): string {
  return `var(--mz-${name}, ${value})`;
}

function valueIn(group: TokenGroup<Token<number>>, name: string): number | string {
  const token = group[name];
  if (token === undefined || typeof token === 'string') throw new Error(`No token is called ${name}.`);
  return token.$value;
}
