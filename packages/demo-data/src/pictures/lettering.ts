import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { path, round } from './svg.ts';

/** The box of a word: `x` and `y` are its centre. */
interface WordBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * One path, as large as its centred box allows. The height is measured to the capitals, so that words with and without
 * descenders have the same size.
 */
export function drawWord(text: string, box: WordBox, fill: string, lettering: Lettering = 'narrow'): string {
  const word = setWord(text, lettering);
  if (word.commands.length === 0) return '';
  const width = word.right - word.left;
  const { capHeight } = word;
  const scale = Math.min(box.height / capHeight, box.width / width);
  const left = box.x - (word.left + width / 2) * scale;
  // A word without ascenders would look too low when centred by its capital height.
  const middle = word.top < capHeight * 0.875 ? word.top / 2 : capHeight / 2;
  const baseline = box.y + middle * scale;
  // Relative steps in tenths: a third shorter than absolute ones, without accumulated rounding.
  let pen: readonly number[] = [0, 0];
  let start = pen;
  const data = word.commands.map(([letter, ...coordinates]) => {
    const places = coordinates.map((value, axis) =>
      Math.round((axis % 2 === 0 ? left + value * scale : baseline - value * scale) * 10),
    );
    const steps = places.map((tenths, axis) => round((tenths - (pen[axis % 2] ?? 0)) / 10));
    // Closing a path moves the pen back to its start.
    pen = letter === 'Z' ? start : places.slice(-2);
    if (letter === 'M') start = pen;
    return `${letter.toLowerCase()}${steps.join(' ').replaceAll(' -', '-')}`;
  });
  return path(data.join(''), fill);
}

/**
 * `narrow` for words and figures on packs, `wide` for a brand on a label; `grotesk` for the tags of the second brand.
 */
export type Lettering = 'narrow' | 'wide' | 'grotesk';

type Axes = Readonly<Record<string, number>>;

type OutlineCommand = readonly [letter: string, ...coordinates: number[]];

/** A word as outlines in font units, baseline at 0, y pointing up. */
interface SetWord {
  /** The bounding box; a j extends left of 0. */
  left: number;
  right: number;
  top: number;
  bottom: number;
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

/** Lays out a word with kerning. Fonts and words are cached, since 2,000 products share a few hundred words. */
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

/** The internals of a WOFF2 font in fontkit 2.0.4 that its types lack. */
interface VariableFont extends Font {
  fvar: { axis: readonly { axisTag: string }[] };
  variationCoords: readonly number[];
  _transformedGlyphs: readonly { points?: OutlinePoint[] }[];
  _variationProcessor: { transformPoints(glyphId: number, points: OutlinePoint[]): void };
}

/**
 * Opens a typeface at a position of its axes.
 *
 * `font.getVariation()` fails on WOFF2, because fontkit reads the compressed bytes as a TrueType file. Its variation
 * arithmetic works, so it is applied once to every outline.
 */
function openFont({ file, axes }: { file: string; axes: Axes }): Font {
  const bytes = readFileSync(file);
  // A variable instance cannot unpack composite glyphs, so it gets the outlines of a plain one.
  const [plain, font] = [create(bytes), create(bytes)] as unknown as [VariableFont, VariableFont];
  plain.getGlyph(1); // Makes fontkit unpack the outlines.
  font._transformedGlyphs = plain._transformedGlyphs;
  font.variationCoords = font.fvar.axis.map(({ axisTag }) => axes[axisTag.trim()] ?? 0);
  for (const [id, { points }] of font._transformedGlyphs.entries()) {
    const first = points?.[0];
    if (points === undefined || first === undefined) continue;
    // The variation data has four extra points after every outline, whose position is unused.
    font._variationProcessor.transformPoints(id, [
      ...points,
      ...[1, 2, 3, 4].map(() => Object.assign(first.copy(), { endContour: true })),
    ]);
  }
  return font;
}
