import { expect, test } from 'vitest';
import { type Proof, readProofs, writeProofs } from './assurance.ts';
import type { Row } from './Row.ts';

const row = (name: string): Row => ({ name, promise: `${name} holds.`, command: ['vitest'], count: 1 });
const rows = [row('stock-race'), row('once')];
const proof: Proof = { tried: '100 races', date: '2026-11-23', seed: 7, unplugged: '2026-11-23' };
const empty = '# Assurance\n<!-- prove -->\n<!-- /prove -->\n';

test('what was proved is written, and read again the same', () => {
  const proofs = new Map([
    ['once', { tried: '20 links, 20 codes', date: '2026-11-22', seed: null, unplugged: null }],
    ['stock-race', proof],
  ]);
  const document = writeProofs(empty, rows, proofs);
  expect(readProofs(document)).toEqual(proofs);
  expect(writeProofs(document, rows, proofs)).toBe(document);
});

test('a row without a proof is not in the table: it is named as not proved yet', () => {
  const document = writeProofs(empty, rows, new Map([['once', proof]]));
  expect([...readProofs(document).keys()]).toEqual(['once']);
  expect(document).toContain('- stock-race holds. (`pnpm prove stock-race`)\n');
});

test('when every row has a proof, nothing is named as not proved yet', () => {
  const all = new Map(rows.map(({ name }) => [name, proof]));
  expect(writeProofs(empty, rows, all)).not.toContain('Not proved yet');
});

test('a row that is no more is not kept', () => {
  const document = writeProofs(empty, [...rows, row('former')], new Map([['former', proof]]));
  expect(writeProofs(document, rows, readProofs(document))).not.toContain('former');
});
