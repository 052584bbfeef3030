import { drawWord, setWord } from './lettering.ts';
import { rect } from './svg.ts';

/** What a shop's tags are in, as sRGB hex: the colours `sale` and `on-sale` of its brand. */
export interface TagColours {
  readonly ground: string;
  readonly text: string;
}

/**
 * Draws the solid tag of an offer (viewBox 0 0 120 120) with its label, a line for every word: `2+1 gratis`, `-15%`,
 * `Nieuw`. A label of more than three words is set on three lines.
 */
export function drawOfferIcon(label: string, { ground, text }: TagColours): string {
  const lines = threeLines(
    label
      .trim()
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
  const room = 100;
  const gap = 11;
  const maxHeight = lines.length === 1 ? 56 : lines.length === 2 ? 44 : 27;
  const heights = lines.map((line) => Math.min(maxHeight, capHeightIn(line, room)));
  // a g or j on the last line hangs below it and takes room as well
  const tail = -(setWord(lines.at(-1) ?? '', 'narrow').bottom / 686) * (heights.at(-1) ?? 0);
  let top =
    (120 - tail * 0.6 - heights.reduce((sum, height) => sum + height, 0) - gap * (lines.length - 1)) / 2;
  const words = lines.map((line, index) => {
    const height = heights[index] ?? 0;
    const word = drawWord(line, { x: 60, y: top + height / 2, width: room, height }, text);
    top += height + gap;
    return word;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${rect(0, 0, 120, 120, ground, 4)}${words.join('')}</svg>`;
}

function capHeightIn(text: string, width: number): number {
  const { left, right } = setWord(text, 'narrow');
  return (width / Math.max(1, right - left)) * 686;
}

function threeLines(words: readonly string[]): string[] {
  if (words.length <= 3) return [...words];
  const each = Math.ceil(words.length / 3);
  return [0, 1, 2]
    .map((line) => words.slice(line * each, (line + 1) * each).join(' '))
    .filter((line) => line !== '');
}
