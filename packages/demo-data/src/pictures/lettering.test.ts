import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawWord, setWord } from './lettering.ts';
import { measureSvg } from './measureSvg.ts';
import { readSvg } from './readSvg.ts';

function measured(text: string, width: number, height: number) {
  return measureSvg(readSvg(`<svg>${drawWord(text, { x: 0, y: 0, width, height }, '#000000')}</svg>`));
}

test('a short word has its box’s height, a long one its width', () => {
  const short = measured('Hal', 400, 50);
  expect(short.bottom - short.top).toBeCloseTo(50, -1);
  const long = measured('boodschappenlijstje', 100, 50);
  expect(long.right - long.left).toBeGreaterThan(92);
  expect(long.right - long.left).toBeLessThanOrEqual(100);
});

test('a word of any length stays within the width of its box', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-zA-Z0-9é ]{1,40}$/),
      fc.integer({ min: 20, max: 400 }),
      (text, width) => {
        fc.pre(text.trim() !== '');
        const { left, right } = measured(text, width, 60);
        expect(right - left).toBeLessThanOrEqual(width + 0.5);
      },
    ),
    { numRuns: 80 },
  );
});

test('the narrow cut is narrower, with its own outlines', () => {
  const [narrow, wide] = [setWord('pukkie', 'narrow'), setWord('pukkie', 'wide')];
  expect(narrow.right).toBeLessThan(wide.right * 0.9);
  // The outlines must differ, not only the letter spacing: the width axis hardly changes an upright l.
  const stem = (lettering: 'narrow' | 'wide') => setWord('l', lettering).right - setWord('l', lettering).left;
  expect(stem('narrow')).toBeGreaterThan(110);
  const bowl = (lettering: 'narrow' | 'wide') => setWord('o', lettering).right - setWord('o', lettering).left;
  expect(bowl('narrow')).toBeLessThan(bowl('wide') * 0.88);
});

test('an accent is above its letter', () => {
  expect(setWord('é', 'narrow').top).toBeGreaterThan(setWord('e', 'narrow').top + 100);
});

test('a j, which extends left of its origin, stays in its box', () => {
  const { left, right } = measured('jVj', 60, 200);
  expect(right - left).toBeLessThanOrEqual(60.2);
  expect(Math.abs(left + right)).toBeLessThan(1);
});

test('an empty word draws nothing', () => {
  expect(drawWord('', { x: 0, y: 0, width: 10, height: 10 }, '#000000')).toBe('');
});
