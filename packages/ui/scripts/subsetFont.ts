/**
 * Cuts Archivo to what the kit writes, and writes `src/fonts/archivo-subset.woff2` and `src/styles/fonts.css`.
 * Run it after an update of the font: `node packages/ui/scripts/subsetFont.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fallbackFaces } from './fallbackFaces.ts';
import { fontGlyphs } from './fontGlyphs.ts';

const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
);
const font = readFileSync(source);
const subset = await subsetFont(font, fontGlyphs, {
  targetFormat: 'woff2',
  noHinting: true,
  // Kerning, figures of one width, composed accents; the other features are not used and weigh 3 kB.
  keepFeatures: ['kern', 'tnum', 'ccmp'],
  variationAxes: { wght: { min: 450, max: 800 }, wdth: { min: 64, max: 100 } },
});
writeFileSync(new URL('../src/fonts/archivo-subset.woff2', import.meta.url), subset);

const face = `/* Written by scripts/subsetFont.ts. */

@font-face {
  font-family: Archivo;
  src: url('../fonts/archivo-subset.woff2') format('woff2');
  font-weight: 450 800;
  font-stretch: 64% 100%;
  font-style: normal;
  font-display: swap;
}
`;
writeFileSync(new URL('../src/styles/fonts.css', import.meta.url), `${face}\n${await fallbackFaces(font)}`);
console.log(`archivo-subset.woff2: ${(subset.byteLength / 1000).toFixed(1)} kB`);
