/**
 * Writes `src/styles/tokens.css`, `src/styles/tailwind-tokens.css` and a sheet per brand in `src/brands` from the tokens.
 * Run it after every change of them: `node packages/ui/scripts/generateTokens.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { BrandFile } from '../src/tokens/BrandFile.ts';
import { brandCss } from '../src/tokens/brandCss.ts';
import type { TokenFile } from '../src/tokens/TokenFile.ts';
import { themeCss } from '../src/tokens/themeCss.ts';
import { tokensCss } from '../src/tokens/tokensCss.ts';

const source = (path: string) => readFileSync(new URL(`../src/tokens/${path}`, import.meta.url), 'utf8');
const write = (path: string, css: string) => writeFileSync(new URL(`../src/${path}`, import.meta.url), css);

const tokens: TokenFile = JSON.parse(source('tokens.json'));
write('styles/tokens.css', tokensCss(tokens));
write('styles/tailwind-tokens.css', themeCss(tokens));
const bouwsteen: BrandFile = JSON.parse(source('brands/bouwsteen.json'));
write('brands/bouwsteen.css', brandCss('bouwsteen', bouwsteen));
