import { drawWord, type Lettering, setWord } from './lettering.ts';
import { rect } from './svg.ts';

/**
 * The style of a shop's tags: its brand's colours `sale` and `on-sale`, as sRGB hex, and the typeface of its prices.
 */
export interface TagLook {
  readonly ground: string;
  readonly text: string;
  readonly typeface: keyof typeof letterings;
}

const letterings = { Archivo: 'narrow', 'Familjen Grotesk': 'grotesk' } as const satisfies Record<
  string,
  Lettering
>;

/** Draws a tag (viewBox 0 0 120 120), one word per line: `2+1 gratis`; more than three words have three lines. */
export function drawOfferIcon(label: string, { ground, text, typeface }: TagLook): string {
  const lettering = letterings[typeface];
  const lines = threeLines(
    label
      .trim()
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
  const room = 100;
  const gap = 11;
  const maxHeight = lines.length === 1 ? 56 : lines.length === 2 ? 44 : 27;
  const heights = lines.map((line) => Math.min(maxHeight, capHeightIn(line, room, lettering)));
  // A descender on the last line needs space as well.
  const { bottom, capHeight } = setWord(lines.at(-1) ?? '', lettering);
  const tail = -(bottom / capHeight) * (heights.at(-1) ?? 0);
  let top =
    (120 - tail * 0.6 - heights.reduce((sum, height) => sum + height, 0) - gap * (lines.length - 1)) / 2;
  const words = lines.map((line, index) => {
    const height = heights[index] ?? 0;
    const word = drawWord(line, { x: 60, y: top + height / 2, width: room, height }, text, lettering);
    top += height + gap;
    return word;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${rect(0, 0, 120, 120, ground, 4)}${words.join('')}</svg>`;
}

function capHeightIn(text: string, width: number, lettering: Lettering): number {
  const { left, right, capHeight } = setWord(text, lettering);
  return (width / Math.max(1, right - left)) * capHeight;
}

function threeLines(words: readonly string[]): string[] {
  if (words.length <= 3) return [...words];
  const each = Math.ceil(words.length / 3);
  return [0, 1, 2]
    .map((line) => words.slice(line * each, (line + 1) * each).join(' '))
    .filter((line) => line !== '');
}
