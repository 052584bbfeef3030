import { path, round } from '../svg.ts';
import { type Lettering, setWord } from './setWord.ts';

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
  const capHeight = 686;
  const scale = Math.min(box.height / capHeight, box.width / width);
  const left = box.x - (word.left + width / 2) * scale;
  // an x-height word without ascenders would hang low when centred on its capital height
  const middle = word.top < 600 ? word.top / 2 : capHeight / 2;
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
