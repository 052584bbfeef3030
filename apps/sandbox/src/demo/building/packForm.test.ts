import { expect, test } from 'vitest';
import { packForm } from './packForm.ts';

const soap = { unit: 'stuk', shape: 'pump-bottle' } as const;

test('contents that name their pack decide its unit and its shape', () => {
  expect(packForm('Can 5 liter', soap)).toEqual({ unit: 'can', shape: 'jerrycan' });
  expect(packForm('Pomp 500 ml', soap)).toEqual({ unit: 'fles', shape: 'pump-bottle' });
});

test('several single pieces come in a box, measures do not count as pieces', () => {
  expect(packForm('6 × 750 ml', soap).unit).toBe('doos');
  expect(packForm('70 × 50 cm', soap).unit).toBe('stuk');
  expect(packForm('4 × 100 stuks', { unit: 'baal', shape: 'roll-pack' }).unit).toBe('baal');
});
