import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from './createLogWriter.ts';
import { createLogWriter } from './createLogWriter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const entry = (requestId: string): LogEntry => ({
  time: '2026-11-18T10:00:00.000Z',
  requestId,
  method: 'GET',
  route: '/api/v1/health',
  status: 200,
  address: '198.51.100.1',
  milliseconds: 1,
});

test('lines of one moment are written together, in their order, each whole', () => {
  const written: string[] = [];
  const log = createLogWriter((text) => written.push(text));
  log(entry('first'));
  log(entry('second'));
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  log(entry('third'));
  vi.advanceTimersByTime(100);
  const ids = written.map((text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).requestId),
  );
  expect(ids).toEqual([['first', 'second'], ['third']]);
});

test('what waits when the process ends is written then, once', () => {
  const written: string[] = [];
  const before = process.listeners('exit');
  const log = createLogWriter((text) => written.push(text));
  const [flush] = process.listeners('exit').filter((listener) => !before.includes(listener));
  log(entry('last'));
  flush?.(0);
  vi.advanceTimersByTime(100);
  expect(written.map((text) => JSON.parse(text).requestId)).toEqual(['last']);
});
