import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitLines } from './limitLines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('18,000 events in three seconds are four lines whose counts sum to all of them', () => {
  const lines: Record<string, unknown>[] = [];
  const log = limitLines((line) => lines.push(line));
  for (let time = 0; time < 3000; time += 1) {
    for (let times = 0; times < 6; times += 1) log({ event: 'page-refused', time });
    vi.advanceTimersByTime(1);
  }
  expect(lines).toHaveLength(4);
  expect(lines[0]).toEqual({ event: 'page-refused', time: 0 });
  expect(lines.reduce((sum, { count = 1 }) => sum + Number(count), 0)).toBe(18_000);
});

test('events are counted separately, and after a quiet second the next line is written at once', () => {
  const lines: Record<string, unknown>[] = [];
  const log = limitLines((line) => lines.push(line));
  log({ event: 'a' });
  log({ event: 'b' });
  log({ event: 'b' });
  expect(lines).toEqual([{ event: 'a' }, { event: 'b' }]);
  vi.advanceTimersByTime(1000);
  expect(lines.at(-1)).toEqual({ event: 'b', count: 1 });
  vi.advanceTimersByTime(1000);
  log({ event: 'b' });
  expect(lines.at(-1)).toEqual({ event: 'b' });
  expect(vi.getTimerCount()).toBe(1);
});
