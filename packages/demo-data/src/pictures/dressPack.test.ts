import { expect, test } from 'vitest';
import { chanceOf } from './dressPack.ts';

test('a text always gives the same number, from 0 to 1', () => {
  expect(chanceOf('pukkie 4')).toBe(chanceOf('pukkie 4'));
  for (const text of ['', 'a', 'é', 'luierbroekjes']) {
    expect(chanceOf(text)).toBeGreaterThanOrEqual(0);
    expect(chanceOf(text)).toBeLessThan(1);
  }
});

test('similar texts are spread evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let index = 0; index < 1000; index += 1) {
    const tenth = Math.floor(chanceOf(`bag ${index}`) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(Math.min(...tenths)).toBeGreaterThan(60);
  expect(Math.max(...tenths)).toBeLessThan(140);
});
