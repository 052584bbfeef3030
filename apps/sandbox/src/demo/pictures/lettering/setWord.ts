import type { Font } from 'fontkit';
import { openArchivo } from './openArchivo.ts';

/** `narrow` for words and figures on packs, `wide` for a brand on a plate. */
export type Lettering = 'narrow' | 'wide';

type OutlineCommand = readonly [letter: string, ...coordinates: number[]];

/** A word as outlines in font units: 1000 to the em, baseline at 0, y pointing up. */
interface SetWord {
  /** the edges of the ink; a j reaches left of 0 */
  left: number;
  right: number;
  top: number;
  bottom: number;
  commands: readonly OutlineCommand[];
}

const cuts: Readonly<Record<Lettering, readonly [weight: number, width: number]>> = {
  narrow: [790, 74],
  wide: [740, 98],
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

/** Sets a word in Archivo, kerned. Fonts and words are kept, since 2,000 products share a few hundred words. */
export function setWord(text: string, lettering: Lettering): SetWord {
  const key = `${lettering} ${text}`;
  const known = words.get(key);
  if (known !== undefined) return known;
  const font = fonts.get(lettering) ?? openArchivo(...cuts[lettering]);
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
    commands,
  };
  words.set(key, set);
  return set;
}
