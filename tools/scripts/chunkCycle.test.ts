import { expect, test } from 'vitest';
import { chunkCycle } from './chunkCycle.ts';

test('chunks that import each other are found, wherever the search begins', () => {
  const chunks = {
    page: { imports: ['common', 'cards'] },
    cards: { imports: ['details'] },
    details: { imports: ['common', 'cards'] },
    common: {},
  };
  expect(chunkCycle(chunks)).toEqual(['cards', 'details']);
});

test('chunks that share an import are not a cycle', () => {
  const chunks = { page: { imports: ['cards', 'common'] }, cards: { imports: ['common'] }, common: {} };
  expect(chunkCycle(chunks)).toBeNull();
});
