import { ink, paper } from '../inks.ts';
import { drawWord } from '../lettering/drawWord.ts';
import type { Lettering } from '../lettering/setWord.ts';
import type { PackDress } from '../PackDress.ts';
import { rect } from '../svg.ts';

/** The white plate with the name of the product; `x` and `y` are its middle. */
export function drawPlate(
  dress: PackDress,
  x: number,
  y: number,
  width: number,
  height: number,
  lettering: Lettering = 'narrow',
): string {
  const box = { x, y, width: width - height * 0.44, height: height * 0.5 };
  return (
    rect(x - width / 2, y - height / 2, width, height, paper, 5) + drawWord(dress.word, box, ink, lettering)
  );
}
