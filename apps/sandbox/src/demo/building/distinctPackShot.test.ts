import { expect, test } from 'vitest';
import { distinctPackShot } from './distinctPackShot.ts';

const red = { shape: 'bottle', palette: 'red', motif: 'none', word: 'verf', figure: '1L' } as const;

test('the first gets what it asks for, the next another motif in the same colour', () => {
  const taken = new Set<string>();
  expect(distinctPackShot(red, true, taken)).toEqual(red);
  const next = distinctPackShot(red, true, taken);
  expect(next.palette).toBe('red');
  expect(next.motif).not.toBe('none');
});

test('where the colour says nothing, it is the colour that changes', () => {
  const taken = new Set<string>();
  const packs = Array.from({ length: 5 }, () => distinctPackShot(red, false, taken));
  expect(new Set(packs.map(({ palette }) => palette)).size).toBe(5);
  expect(new Set(packs.map(({ motif }) => motif))).toEqual(new Set(['none']));
});

test('when every picture is taken, the message says what to do', () => {
  const taken = new Set<string>();
  expect(() => {
    for (let count = 0; count < 200; count++) distinctPackShot(red, true, taken);
  }).toThrow('give it a word of its own');
});
