type Point = readonly [x: number, y: number];

/** Corners per full turn: enough for a shape as large as a product picture. */
const cornersPerTurn = 80;

/** A part of an ellipse within 0-100, in turns clockwise from the top. */
function arc(center: Point, radius: Point, from: number, to: number): Point[] {
  const corners = Math.ceil(Math.abs(to - from) * cornersPerTurn);
  return Array.from({ length: corners + 1 }, (_, index): Point => {
    const turn = (from + ((to - from) * index) / corners) * 2 * Math.PI;
    return [center[0] + radius[0] * Math.sin(turn), center[1] - radius[1] * Math.cos(turn)];
  });
}

const circle = arc([50, 50], [50, 50], 0, 1);

/** The shapes that a category may have, each as the corners of a polygon in percent; those with a hole go around it too. */
const shapes: Readonly<Record<string, readonly Point[]>> = {
  circle,
  leaf: [[0, 0], ...arc([50, 50], [50, 50], 0, 0.25), [100, 100], ...arc([50, 50], [50, 50], 0.5, 0.75)],
  drop: [[50, 0], ...arc([50, 62], [38, 38], 0.14, 0.86)],
  ring: [...circle, ...arc([50, 50], [20, 20], 1, 0)],
  triangle: [
    [50, 6],
    [100, 94],
    [0, 94],
  ],
  arch: [
    [0, 100],
    ...arc([50, 50], [50, 50], -0.25, 0.25),
    [100, 100],
    [66, 100],
    ...arc([50, 54], [16, 16], 0.25, -0.25),
    [34, 100],
  ],
  bowl: [[0, 26], [100, 26], ...arc([50, 26], [50, 54], 0.25, 0.75)],
  moon: [...arc([50, 50], [50, 50], 0.12, 0.88), ...arc([66, 34], [34, 34], 0.78, 0.22).map(inside)],
  cross: [
    [33, 0],
    [67, 0],
    [67, 33],
    [100, 33],
    [100, 67],
    [67, 67],
    [67, 100],
    [33, 100],
    [33, 67],
    [0, 67],
    [0, 33],
    [33, 33],
  ],
  steps: [
    [0, 0],
    [62, 0],
    [62, 38],
    [100, 38],
    [100, 100],
    [38, 100],
    [38, 62],
    [0, 62],
  ],
  block: [
    [4, 4],
    [96, 4],
    [96, 96],
    [4, 96],
  ],
  sun: Array.from({ length: 24 }, (_, index): Point => {
    const radius = index % 2 === 0 ? 50 : 38;
    const turn = (index / 24) * 2 * Math.PI;
    return [50 + radius * Math.sin(turn), 50 - radius * Math.cos(turn)];
  }),
};

export const shapeNames: readonly string[] = Object.keys(shapes);

function inside([x, y]: Point): Point {
  return [Math.min(100, Math.max(0, x)), Math.min(100, Math.max(0, y))];
}

/** A category's shape as a `clip-path` in percent of its box; throws when no shape has this name. */
export function shapePath(name: string): string {
  const points = shapes[name];
  if (!points) throw new Error(`No shape is called ${name}. Shapes: ${shapeNames.join(', ')}.`);
  const rounded = (value: number) => `${Number(value.toFixed(1))}%`;
  return `polygon(evenodd, ${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join(', ')})`;
}
