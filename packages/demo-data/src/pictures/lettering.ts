import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { path, round } from './svg.ts';

/** Where a word may stand: `x` and `y` are its middle, `width` and `height` its room. */
interface WordBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Draws a word as one path, as large as its box allows, around the middle of the box.
 *
 * The height is measured from the baseline to the top of a capital, so that words with and without a descender
 * stand at the same size side by side; a long word is made smaller until it fits the width.
 */
export function drawWord(text: string, box: WordBox, fill: string, lettering: Lettering = 'narrow'): string {
  const word = setWord(text, lettering);
  if (word.commands.length === 0) return '';
  const width = word.right - word.left;
  const { capHeight } = word;
  const scale = Math.min(box.height / capHeight, box.width / width);
  const left = box.x - (word.left + width / 2) * scale;
  // an x-height word without ascenders would hang low when centred on its capital height
  const middle = word.top < capHeight * 0.875 ? word.top / 2 : capHeight / 2;
  const baseline = box.y + middle * scale;
  // relative steps in tenths: a third shorter than absolute ones, and whole tenths never drift
  let pen: readonly number[] = [0, 0];
  let start = pen;
  const data = word.commands.map(([letter, ...coordinates]) => {
    const places = coordinates.map((value, axis) =>
      Math.round((axis % 2 === 0 ? left + value * scale : baseline - value * scale) * 10),
    );
    const steps = places.map((tenths, axis) => round((tenths - (pen[axis % 2] ?? 0)) / 10));
    // closing an outline takes the pen back to where it began
    pen = letter === 'Z' ? start : places.slice(-2);
    if (letter === 'M') start = pen;
    return `${letter.toLowerCase()}${steps.join(' ').replaceAll(' -', '-')}`;
  });
  return path(data.join(''), fill);
}

/** `narrow` for words and figures on packs, `wide` for a brand on a plate; `grotesk` for the tags of the second brand. */
export type Lettering = 'narrow' | 'wide' | 'grotesk';

type Axes = Readonly<Record<string, number>>;

type OutlineCommand = readonly [letter: string, ...coordinates: number[]];

/** A word as outlines in the units of its font, baseline at 0, y pointing up. */
interface SetWord {
  /** the edges of the ink; a j reaches left of 0 */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** from the baseline to the top of a capital */
  capHeight: number;
  commands: readonly OutlineCommand[];
}

const require = createRequire(import.meta.url);
const archivo = require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2');
const familjenGrotesk = require.resolve(
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
);
const cuts: Readonly<Record<Lettering, { readonly file: string; readonly axes: Axes }>> = {
  narrow: { file: archivo, axes: { wght: 790, wdth: 74 } },
  wide: { file: archivo, axes: { wght: 740, wdth: 98 } },
  grotesk: { file: familjenGrotesk, axes: { wght: 700 } },
};
const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;
const fonts = new Map<Lettering, Font>();
const words = new Map<string, SetWord>();

/** Sets a word, kerned. Fonts and words are kept, since 2,000 products share a few hundred words. */
export function setWord(text: string, lettering: Lettering): SetWord {
  const key = `${lettering} ${text}`;
  const known = words.get(key);
  if (known !== undefined) return known;
  const font = fonts.get(lettering) ?? openFont(cuts[lettering]);
  fonts.set(lettering, font);
  const run = font.layout(text);
  const commands: OutlineCommand[] = [];
  let pen = 0;
  run.glyphs.forEach((glyph, index) => {
    for (const { command, args } of glyph.path.commands) {
      const moved = args.map((value, axis) => (axis % 2 === 0 ? value + pen : value));
      commands.push([letters[command], ...moved]);
    }
    pen += run.positions[index]?.xAdvance ?? 0;
  });
  const along = (axis: 0 | 1) =>
    commands.flatMap(([, ...coordinates]) => coordinates.filter((_, index) => index % 2 === axis));
  const [across, heights] = [along(0), along(1)];
  const set = {
    left: Math.min(pen, ...across),
    right: Math.max(0, ...across),
    top: Math.max(0, ...heights),
    bottom: Math.min(0, ...heights),
    capHeight: font.capHeight,
    commands,
  };
  words.set(key, set);
  return set;
}

interface OutlinePoint {
  x: number;
  y: number;
  endContour: boolean;
  copy(): OutlinePoint;
}

/** The inner parts of a WOFF2 font in fontkit 2.0.4 that its public types leave out. */
interface VariableFont extends Font {
  fvar: { axis: readonly { axisTag: string }[] };
  variationCoords: readonly number[];
  _transformedGlyphs: readonly { points?: OutlinePoint[] }[];
  _variationProcessor: { transformPoints(glyphId: number, points: OutlinePoint[]): void };
}

/**
 * Opens a typeface at one place of its axes: of Archivo weight (100-900) and width (62-125), of Familjen Grotesk weight
 * (400-700).
 *
 * Why not `font.getVariation()`: fontkit reopens the compressed bytes as if they were a TrueType file there, and
 * fails on WOFF2. Its own variation arithmetic works, so it is run here once over every outline; what comes back
 * is an ordinary static font.
 */
function openFont({ file, axes }: { file: string; axes: Axes }): Font {
  const bytes = readFileSync(file);
  // One that varies cannot unpack letters that are made of others: it gets the outlines of one that does not.
  const [plain, font] = [create(bytes), create(bytes)] as unknown as [VariableFont, VariableFont];
  plain.getGlyph(1); // makes fontkit unpack the outlines
  font._transformedGlyphs = plain._transformedGlyphs;
  font.variationCoords = font.fvar.axis.map(({ axisTag }) => axes[axisTag.trim()] ?? 0);
  for (const [id, { points }] of font._transformedGlyphs.entries()) {
    const first = points?.[0];
    if (points === undefined || first === undefined) continue;
    // the variation data counts four extra points behind every outline; their place does not matter to us
    font._variationProcessor.transformPoints(id, [
      ...points,
      ...[1, 2, 3, 4].map(() => Object.assign(first.copy(), { endContour: true })),
    ]);
  }
  return font;
}
