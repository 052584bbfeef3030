/** Subsets the typefaces into `src/fonts` and writes their `@font-face` rules. Run it after a font update. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fallbackFaces, type Typeface } from './fallbackFaces.ts';
import { fontGlyphs } from './fontGlyphs.ts';

interface Cut extends Typeface {
  readonly source: string;
  readonly file: string;
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

const archivo: Cut = {
  family: 'Archivo',
  source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  file: 'archivo-subset.woff2',
  axes: { wght: { min: 450, max: 800 }, wdth: { min: 64, max: 100 } },
  ascent: 0.878,
  descent: 0.21,
  uses: [
    // Labels of weight 560 are closer to bold. As regular they would change how many aisles fit in the header.
    { bold: false, weight: '1 549', stretch: '85% 100%', axes: { wght: 450, wdth: 96 } },
    { bold: true, weight: '550 900', stretch: '85% 100%', axes: { wght: 720, wdth: 90 } },
    { bold: true, weight: '1 900', stretch: '50% 84%', axes: { wght: 780, wdth: 70 }, numerals: true },
  ],
};

const figtree: Cut = {
  family: 'Figtree',
  source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  file: 'figtree-subset.woff2',
  axes: { wght: { min: 400, max: 720 } },
  ascent: 0.95,
  descent: 0.25,
  uses: [
    { bold: false, weight: '1 599', axes: { wght: 450 } },
    { bold: true, weight: '600 900', axes: { wght: 680 } },
  ],
};

const familjen: Cut = {
  family: 'Familjen Grotesk',
  source: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  file: 'familjen-grotesk-subset.woff2',
  axes: { wght: { min: 560, max: 700 } },
  ascent: 1.025,
  descent: 0.225,
  uses: [{ bold: true, weight: '1 900', axes: { wght: 700 } }],
};

async function cut({ source, file, axes, ...typeface }: Cut): Promise<string> {
  const font = readFileSync(fileURLToPath(import.meta.resolve(source)));
  const subset = await subsetFont(font, fontGlyphs, {
    targetFormat: 'woff2',
    noHinting: true,
    // Kerning, tabular figures and composed accents. The other features are unused and weigh 3 kB.
    keepFeatures: ['kern', 'tnum', 'ccmp'],
    variationAxes: axes,
  });
  writeFileSync(new URL(`../src/fonts/${file}`, import.meta.url), subset);
  console.log(`${file}: ${(subset.byteLength / 1000).toFixed(1)} kB`);
  const { wght, wdth } = axes;
  const stretch = wdth ? `  font-stretch: ${wdth.min}% ${wdth.max}%;\n` : '';
  const name = typeface.family.includes(' ') ? `'${typeface.family}'` : typeface.family;
  const face = `@font-face {
  font-family: ${name};
  src: url('../fonts/${file}') format('woff2');
  font-weight: ${wght?.min} ${wght?.max};
${stretch}  font-style: normal;
  font-display: swap;
}
`;
  return `${face}\n${await fallbackFaces(font, typeface)}`;
}

const sheet = (path: string, faces: readonly string[]) =>
  writeFileSync(
    new URL(path, import.meta.url),
    `/* Written by scripts/subsetFont.ts. */\n\n${faces.join('\n')}`,
  );

sheet('../src/styles/fonts.css', [await cut(archivo)]);
sheet('../src/brands/bouwsteen.fonts.css', [await cut(figtree), await cut(familjen)]);
