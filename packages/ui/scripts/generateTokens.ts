/** Generates stylesheets, dark tokens and hex values. Run it after each change of the tokens. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandCss } from '../src/tokens/brandCss.ts';
import { darkTokens } from '../src/tokens/darkTokens.ts';
import { hexText } from '../src/tokens/hexText.ts';
import { themeCss, utilitiesCss } from '../src/tokens/themeCss.ts';
import { tokensCss } from '../src/tokens/tokensCss.ts';

const source = new URL('../src/', import.meta.url);
const biome = fileURLToPath(new URL('../../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const written: string[] = [];

function write(path: string, text: string): void {
  const file = fileURLToPath(new URL(path, source));
  writeFileSync(file, text);
  written.push(file);
}

function readTokens(path: string) {
  const tokens = JSON.parse(readFileSync(new URL(path, source), 'utf8'), (_, value) =>
    value?.colorSpace ? { ...value, hex: hexText(value) } : value,
  );
  write(path, JSON.stringify(tokens));
  return tokens;
}

const tokens = readTokens('tokens/tokens.json');
const compact = readTokens('tokens/tokens.compact.json');
const bouwsteen = readTokens('tokens/brands/bouwsteen.json');
write('tokens/tokens.dark.json', JSON.stringify(darkTokens(tokens)));
write('styles/tokens.css', tokensCss(tokens, compact));
write('styles/scoped-tokens.css', tokensCss(tokens, compact, '[data-mz]'));
write('styles/tailwind-tokens.css', themeCss(tokens));
write('styles/tailwind-utilities.css', utilitiesCss(tokens));
write(
  'brands/bouwsteen.css',
  `/* Written by scripts/generateTokens.ts from src/tokens/brands/bouwsteen.json. */
@import "./shapes.css";
@import "./bouwsteen.fonts.css";

${brandCss('bouwsteen', bouwsteen, tokens)}`,
);
execFileSync(process.execPath, [biome, 'format', '--write', ...written], { stdio: 'inherit' });
