import subsetFont from 'subset-font';
import { advanceWidths } from './advanceWidths.ts';
import { fontGlyphs } from './fontGlyphs.ts';

/** Letters by how often Dutch uses them, per thousand characters; the space included. */
const dutch: Readonly<Record<string, number>> = {
  ' ': 167,
  e: 157,
  n: 84,
  a: 62,
  t: 57,
  i: 54,
  r: 53,
  o: 50,
  d: 49,
  s: 31,
  l: 30,
  g: 28,
  v: 24,
  h: 20,
  k: 19,
  m: 18,
  u: 17,
  b: 13,
  p: 13,
  w: 13,
  j: 12,
  z: 12,
  c: 10,
  f: 7,
};

/** Advance widths of Arial and Arial Bold, per thousand of an em; Helvetica's, as its published metrics give them. */
const arial = widths(
  '278 556 556 556 278 222 333 556 556 500 222 556 500 556 500 833 556 556 556 722 222 500 500 278',
);
const arialBold = widths(
  '278 556 611 556 333 278 389 611 611 556 278 611 556 611 556 889 611 611 611 778 278 500 556 333',
);

function widths(list: string): Readonly<Record<string, number>> {
  const values = list.split(' ').map(Number);
  return Object.fromEntries(Object.keys(dutch).map((letter, index) => [letter, values[index] ?? 0]));
}

interface Voice {
  readonly local: string;
  readonly weight: string;
  readonly stretch: string;
  readonly wght: number;
  readonly wdth: number;
  readonly against: Readonly<Record<string, number>>;
  readonly sample: Readonly<Record<string, number>>;
}

const voices: readonly Voice[] = [
  {
    local: "local('Arial'), local('Liberation Sans'), local('Arimo')",
    weight: '1 599',
    stretch: '85% 100%',
    wght: 450,
    wdth: 96,
    against: arial,
    sample: dutch,
  },
  {
    local: "local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold')",
    weight: '600 900',
    stretch: '85% 100%',
    wght: 720,
    wdth: 90,
    against: arialBold,
    sample: dutch,
  },
  // Numerals only: every digit of Arial Bold is 556 wide.
  {
    local: "local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold')",
    weight: '1 900',
    stretch: '50% 84%',
    wght: 780,
    wdth: 70,
    against: { 0: 556 },
    sample: { 0: 1 },
  },
];

/** Archivo's own ascent and descent per em; it has no line gap. */
const ascent = 0.878;
const descent = 0.21;

/**
 * `@font-face` rules that dress Arial in Archivo's measures, one per voice of the type, so that nothing moves
 * when the font arrives: `size-adjust` is the ratio of the mean advance in Dutch text.
 */
export async function fallbackFaces(font: Uint8Array): Promise<string> {
  const faces = await Promise.all(
    voices.map(async (voice) => {
      const instance = await subsetFont(font, fontGlyphs, {
        targetFormat: 'truetype',
        variationAxes: { wght: voice.wght, wdth: voice.wdth },
      });
      const ratio = mean(advanceWidths(instance), voice.sample) / mean(voice.against, voice.sample);
      return `@font-face {
  font-family: 'Archivo Fallback';
  src: ${voice.local};
  font-weight: ${voice.weight};
  font-stretch: ${voice.stretch};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
}
`;
    }),
  );
  return faces.join('\n');
}

function mean(advances: Readonly<Record<string, number>>, sample: Readonly<Record<string, number>>): number {
  const letters = Object.entries(sample);
  const total = letters.reduce((sum, [letter, share]) => sum + (advances[letter] ?? 0) * share, 0);
  return total / letters.reduce((sum, [, share]) => sum + share, 0);
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)}%`;
}
