import { expect, test } from 'vitest';
import { drawGroup } from './drawGroup.ts';
import { measureSvg } from './measureSvg.ts';
import type { PackShot } from './PackShot.ts';
import { readSvg } from './readSvg.ts';

function packShot(shape: string, over: Partial<PackShot> = {}): PackShot {
  return { shape, palette: 'green', motif: 'bear', word: 'pukkie', figure: '4', ...over };
}

const banner = { width: 1040, height: 280 };
const offer = { width: 680, height: 420 };

test.each([
  ['a banner', banner, ['paper-roll', 'diaper-bag', 'bottle', 'wipes-pack']],
  ['an offer', offer, ['diaper-bag', 'diaper-bag', 'diaper-bag']],
  ['furniture', banner, ['cabinet', 'chair', 'table', 'mattress']],
  ['one product', offer, ['jar']],
] as const)('%s fills its area, stays inside and is aligned to the bottom edge', (_, size, shapes) => {
  const root = readSvg(
    drawGroup(
      shapes.map((shape) => packShot(shape)),
      size,
    ),
  );
  expect(root.attributes.viewBox).toBe(`0 0 ${size.width} ${size.height}`);
  const extent = measureSvg(root);
  expect(extent.left).toBeGreaterThanOrEqual(0);
  expect(extent.right).toBeLessThanOrEqual(size.width);
  expect(extent.top).toBeGreaterThanOrEqual(0);
  expect(Math.abs(extent.bottom - size.height)).toBeLessThan(6);
  const filled = Math.max(
    (extent.right - extent.left) / size.width,
    (extent.bottom - extent.top) / size.height,
  );
  expect(filled).toBeGreaterThan(0.8);
});

test('a cabinet is taller than a jar beside it', () => {
  const heights = readSvg(drawGroup([packShot('cabinet'), packShot('jar')], banner)).children.map((pack) => {
    const { top, bottom } = measureSvg({ name: 'svg', attributes: {}, children: [pack] });
    return bottom - top;
  });
  expect(heights[0]).toBeGreaterThan((heights[1] ?? 0) * 1.8);
});

test('of three products of one shape the middle one is the largest', () => {
  const packs = ['sky', 'green', 'orange'].map((palette) =>
    packShot('diaper-bag', { palette: palette as 'sky' }),
  );
  const [left = 0, middle = 0, right = 0] = readSvg(drawGroup(packs, offer)).children.map(
    (pack) => offer.height - measureSvg({ name: 'svg', attributes: {}, children: [pack] }).top,
  );
  expect(middle).toBeGreaterThan(Math.max(left, right) * 1.2);
});

test('the second of two products of one shape is the largest', () => {
  const packs = [packShot('diaper-bag'), packShot('diaper-bag', { palette: 'sky' })];
  const [first = 0, second = 0] = readSvg(drawGroup(packs, offer)).children.map(
    (pack) => offer.height - measureSvg({ name: 'svg', attributes: {}, children: [pack] }).top,
  );
  expect(second).toBeGreaterThan(first * 1.2);
});

test('packs do not touch', () => {
  const shapes = ['carton', 'wipes-pack', 'box', 'pouch'];
  const packs = readSvg(
    drawGroup(
      shapes.map((shape) => packShot(shape)),
      banner,
    ),
  ).children;
  const extents = packs.map((pack) => measureSvg({ name: 'svg', attributes: {}, children: [pack] }));
  for (const [index, extent] of extents.slice(1).entries()) {
    expect(extent.left).toBeGreaterThan(extents[index]?.right ?? 0);
  }
});

test('an empty group is an empty picture', () => {
  expect(readSvg(drawGroup([], banner)).children).toEqual([]);
});
