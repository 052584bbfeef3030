// @vitest-environment node
import { expect, test } from 'vitest';
import { shapePath } from './shapePath.ts';

const names = ['circle', 'leaf', 'drop', 'ring', 'triangle', 'arch', 'bowl', 'moon', 'cross', 'steps', 'sun'];

test.each(names)('%s lies within its box', (name) => {
  const figures = [...shapePath(name).matchAll(/(-?[\d.]+)%/g)].map(([, figure]) => Number(figure));
  expect(figures.length).toBeGreaterThanOrEqual(6);
  for (const figure of figures) {
    expect(figure).toBeGreaterThanOrEqual(0);
    expect(figure).toBeLessThanOrEqual(100);
  }
});

test('no two shapes are the same', () => {
  expect(new Set(names.map(shapePath)).size).toBe(names.length);
});

test('an unknown name is an error that lists the existing ones', () => {
  expect(() => shapePath('star')).toThrow(/star.*circle/);
});
