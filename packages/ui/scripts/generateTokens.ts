/**
 * Writes `src/styles/tokens.css` and `src/styles/theme.css` from `src/tokens/tokens.json`.
 * Run it after every change of the tokens: `node packages/ui/scripts/generateTokens.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { TokenFile } from '../src/tokens/TokenFile.ts';
import { themeCss } from '../src/tokens/themeCss.ts';
import { tokensCss } from '../src/tokens/tokensCss.ts';

const tokens: TokenFile = JSON.parse(
  readFileSync(new URL('../src/tokens/tokens.json', import.meta.url), 'utf8'),
);
writeFileSync(new URL('../src/styles/tokens.css', import.meta.url), tokensCss(tokens));
writeFileSync(new URL('../src/styles/theme.css', import.meta.url), themeCss(tokens));
