import type { SvgNode } from './readSvg.ts';

interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Measures the bounding box of a drawing, for tests: clipped parts do not count, the clip's outline does. */
export function measureSvg(root: SvgNode): Extent {
  const byId = new Map<string, SvgNode>();
  collect(root, byId);
  const points = pointsOf(root, [1, 0, 0, 1, 0, 0], byId);
  if (points.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y)))
    throw new Error('a coordinate is not a number');
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function collect(node: SvgNode, byId: Map<string, SvgNode>): void {
  const { id } = node.attributes;
  if (id !== undefined) {
    if (byId.has(id)) throw new Error(`id ${id} occurs twice`);
    byId.set(id, node);
  }
  for (const child of node.children) collect(child, byId);
}

function pointsOf(node: SvgNode, outer: Matrix, byId: ReadonlyMap<string, SvgNode>): Point[] {
  const { attributes, children, name } = node;
  if (name === 'clipPath' || name === 'defs') return [];
  const matrix = transformed(outer, attributes.transform ?? '');
  const within = (nodes: readonly SvgNode[]) => nodes.flatMap((child) => pointsOf(child, matrix, byId));
  const clipPath = attributes['clip-path'];
  if (clipPath !== undefined) return within(target(clipPath.slice(4, -1), byId).children);
  if (name === 'use') return pointsOf(target(attributes.href ?? '', byId), matrix, byId);
  const half = Number(attributes['stroke-width'] ?? 0) / 2;
  return [...corners(node, half).map((point) => apply(matrix, point)), ...within(children)];
}

function target(reference: string, byId: ReadonlyMap<string, SvgNode>): SvgNode {
  const node = byId.get(reference.replace('#', ''));
  if (node === undefined) throw new Error(`nothing has the id ${reference}`);
  return node;
}

function corners({ name, attributes }: SvgNode, half: number): Point[] {
  const value = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'rect')
    return box(value('x'), value('y'), value('x') + value('width'), value('y') + value('height'));
  if (name === 'circle' || name === 'ellipse') {
    const [rx, ry] = name === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')];
    return box(value('cx') - rx, value('cy') - ry, value('cx') + rx, value('cy') + ry);
  }
  if (name !== 'path') return [];
  return pathPoints(attributes.d ?? '').flatMap(([x, y]) => box(x - half, y - half, x + half, y + half));
}

function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function transformed(outer: Matrix, text: string): Matrix {
  let matrix = outer;
  for (const [, kind, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second, third] = list.split(/[ ,]+/).map(Number);
    if (kind === 'translate') matrix = multiply(matrix, [1, 0, 0, 1, first, second ?? 0]);
    else if (kind === 'scale') matrix = multiply(matrix, [first, 0, 0, second ?? first, 0, 0]);
    else {
      const [cos, sin] = [Math.cos((first * Math.PI) / 180), Math.sin((first * Math.PI) / 180)];
      const [x, y] = [second ?? 0, third ?? 0];
      matrix = multiply(multiply(multiply(matrix, [1, 0, 0, 1, x, y]), [cos, sin, -sin, cos, 0, 0]), [
        1,
        0,
        0,
        1,
        -x,
        -y,
      ]);
    }
  }
  return matrix;
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

type Point = readonly [x: number, y: number];

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

/** Points along path data; of T and A only the end points. @throws for a command with the wrong number of arguments. */
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

/** The point at `t` of a Bezier curve (de Casteljau). */
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
