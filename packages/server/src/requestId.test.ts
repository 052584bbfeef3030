import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { currentRequestId, requestIdOf, runAsRequest } from './requestId.ts';

const ours = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

test('the id of a trusted proxy is taken', () => {
  expect(requestIdOf('abc-DEF_123', true)).toBe('abc-DEF_123');
});

test('the id that anybody else sends is not, however well it is written', () => {
  expect(requestIdOf('abc-DEF_123', false)).toMatch(ours);
});

test.each([
  undefined,
  '',
  'short',
  'a'.repeat(65),
  'with space 1234',
  '{"forged":"line"}',
  'ends */ a comment',
  'new\nline-1234',
])('nor is %j, whoever sends it', (given) => {
  expect(requestIdOf(given, true)).toMatch(ours);
});

test('what is done for a request knows its id, also later and beside another', async () => {
  const later = async () => {
    await setImmediate();
    return currentRequestId();
  };
  expect(await Promise.all([runAsRequest('one', later), runAsRequest('two', later), later()])).toEqual([
    'one',
    'two',
    undefined,
  ]);
});
