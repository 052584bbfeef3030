import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { currentRequestId, requestIdOf, runAsRequest } from './requestId.ts';

const ours = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

test('the id of a trusted proxy is used', () => {
  expect(requestIdOf('abc-DEF_123', true)).toBe('abc-DEF_123');
});

test('the id of any other client is ignored, even if it is well formed', () => {
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
])('%j is ignored, from a trusted proxy too', (given) => {
  expect(requestIdOf(given, true)).toMatch(ours);
});

test('asynchronous work for a request has its id, also with concurrent requests', async () => {
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
