/** A point as x and y. */
export type Point = readonly [x: number, y: number];

const numbersPerCommand: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  Q: 4,
  C: 6,
  A: 7,
  Z: 0,
};

/**
 * Points along path data (M L H V Q C T A Z, absolute or relative), curves sampled at eight places.
 * Of T and A only the ends are given: the drawings use those inside an outline, never as one.
 * @throws when a command has the wrong count of numbers.
 */
export function pathPoints(data: string): Point[] {
  const points: Point[] = [];
  let pen: Point = [0, 0];
  let start: Point = pen;
  for (const [, letter = '', text = ''] of data.matchAll(/([MLHVQCTAZmlhvqctaz])([^A-Za-z]*)/g)) {
    const values = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const kind = letter.toUpperCase();
    const size = numbersPerCommand[kind] ?? 0;
    if (size === 0 ? values.length > 0 : values.length === 0 || values.length % size !== 0) {
      throw new Error(`bad path data: ${letter}${text}`);
    }
    if (kind === 'Z') pen = start;
    for (let first = 0; first < values.length; first += size) {
      const [ox, oy] = letter === kind ? [0, 0] : pen;
      const part = values.slice(first, first + size);
      const at = (index: number) => part[index] ?? 0;
      if (kind === 'H') pen = [ox + at(0), pen[1]];
      else if (kind === 'V') pen = [pen[0], oy + at(0)];
      else {
        const controls: Point[] = [pen];
        for (let index = kind === 'A' ? 5 : 0; index < size; index += 2)
          controls.push([ox + at(index), oy + at(index + 1)]);
        if (kind === 'Q' || kind === 'C')
          points.push(...[1, 2, 3, 4, 5, 6, 7].map((step) => along(controls, step / 8)));
        pen = controls.at(-1) ?? pen;
      }
      if (kind === 'M') start = pen;
      points.push(pen);
    }
  }
  return points;
}

/** The place at share `t` of a Bezier curve, by halving between its points again and again (de Casteljau). */
function along(controls: readonly Point[], t: number): Point {
  let row = [...controls];
  while (row.length > 1) {
    row = row.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = row[index] ?? [x, y];
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
    });
  }
  return row[0] ?? [0, 0];
}
