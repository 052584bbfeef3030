import { expect, test } from 'vitest';
import { dressPack } from '../dressPack.ts';
import { drawFoot } from './drawFoot.ts';
import { drawPattern } from './drawPattern.ts';

const dress = dressPack({ shape: 'box', palette: 'blue', motif: 'none', word: 'doos', figure: null }, 'p');
const chances = Array.from({ length: 100 }, (_, index) => index / 100);

test('the foot of a pack has five edges, each in the deep tone of the pack', () => {
  const feet = new Set(chances.map((chance) => drawFoot({ ...dress, chance }, -100, 100, -80, 0)));
  expect(feet.size).toBe(5);
  for (const foot of feet) expect(foot).toContain(dress.palette.deep);
});

test('the plane above it has five patterns, of which one is plain', () => {
  const patterns = new Set(chances.map((chance) => drawPattern({ ...dress, chance }, -100, -200, 200, 100)));
  expect(patterns.size).toBe(5);
  expect(patterns).toContain('');
});
