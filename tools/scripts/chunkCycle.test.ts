import { expect, test } from 'vitest';
import { chunkCycle } from './chunkCycle.ts';

test('chunks that import each other are found, wherever the walk begins', () => {
  const chunks = {
    page: { imports: ['common', 'cards'] },
    cards: { imports: ['details'] },
    details: { imports: ['common', 'cards'] },
    common: {},
  };
  expect(chunkCycle(chunks)).toEqual(['cards', 'details']);
});

test('chunks that share what they import are no cycle', () => {
  const chunks = { page: { imports: ['cards', 'common'] }, cards: { imports: ['common'] }, common: {} };
  expect(chunkCycle(chunks)).toBeNull();
});
