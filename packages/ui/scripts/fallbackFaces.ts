import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { fontGlyphs } from './fontGlyphs.ts';

/** Frequency of letters in Dutch, per thousand characters, including the space. */
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

/** Advance widths of Arial and Arial Bold, per thousand of an em, as the published metrics of Helvetica give them. */
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

/** One use of the fallback, and the point on the typeface's axes with which it is compared. */
export interface FontUse {
  /** Whether Arial Bold is the fallback. */
  readonly bold: boolean;
  readonly weight: string;
  readonly stretch?: string;
  readonly axes: Readonly<Record<string, number>>;
  /** Whether digits alone are compared: for prices and aisle numbers. */
  readonly numerals?: boolean;
}

/** A typeface with its ascent and descent per em. It has no line gap. */
export interface Typeface {
  readonly family: string;
  readonly ascent: number;
  readonly descent: number;
  readonly uses: readonly FontUse[];
}

/** Fonts with Arial's widths: equal, or within 2 % (Android's Roboto). */
const alike = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'];

/** Digits only. Every digit of Arial Bold is 556 wide. */
const digit: Readonly<Record<'sample' | 'bold', Readonly<Record<string, number>>>> = {
  sample: { 0: 1 },
  bold: { 0: 556 },
};

/** `@font-face` rules that give Arial a typeface's metrics, so that no text moves when the font loads. */
export async function fallbackFaces(font: Uint8Array, typeface: Typeface): Promise<string> {
  const { family, ascent, descent } = typeface;
  const faces = await Promise.all(
    typeface.uses.map(async ({ bold, weight, stretch, axes, numerals }) => {
      const instance = await subsetFont(font, fontGlyphs, {
        targetFormat: 'truetype',
        variationAxes: axes,
      });
      const sample = numerals ? digit.sample : dutch;
      const against = numerals ? digit.bold : bold ? arialBold : arial;
      const widthOf = advanceWidth(instance);
      const ratio = mean(widthOf, sample) / mean((letter) => against[letter] ?? 0, sample);
      const local = alike.map((name) => `local('${name}${bold ? ' Bold' : ''}')`);
      return `@font-face {
  font-family: '${family} Fallback';
  src: ${local.join(', ')};
  font-weight: ${weight};
${stretch ? `  font-stretch: ${stretch};\n` : ''}  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
}
`;
    }),
  );
  return faces.join('\n');
}

/** Advance width of a letter, per thousand of an em. */
function advanceWidth(bytes: Uint8Array): (letter: string) => number {
  const font = create(Buffer.from(bytes)) as Font;
  return (letter) =>
    (font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth * 1000) / font.unitsPerEm;
}

function mean(widthOf: (letter: string) => number, sample: Readonly<Record<string, number>>): number {
  const letters = Object.entries(sample);
  const total = letters.reduce((sum, [letter, share]) => sum + widthOf(letter) * share, 0);
  return total / letters.reduce((sum, [, share]) => sum + share, 0);
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)}%`;
}
