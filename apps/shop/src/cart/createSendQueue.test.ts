import { ApiError } from '@magazijn/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSendQueue } from './createSendQueue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const offline = new ApiError('unreachable', 'offline');

test('whoever sends while a call is under way joins it', async () => {
  let finish = () => {};
  const call = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const queue = createSendQueue(call, () => {});
  const both = Promise.all([queue.send(), queue.send()]);
  expect(call).toHaveBeenCalledOnce();
  expect(queue.isSending()).toBe(true);
  finish();
  await both;
  expect(queue.isSending()).toBe(false);
});

test('a later plan replaces an earlier one, and a call that is cancelled is not made', async () => {
  const call = vi.fn(async () => {});
  const queue = createSendQueue(call, () => {});
  queue.plan(100);
  await vi.advanceTimersByTimeAsync(90);
  queue.plan(100);
  await vi.advanceTimersByTimeAsync(90);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(call).toHaveBeenCalledOnce();
  queue.plan(100);
  queue.cancel();
  await vi.advanceTimersByTimeAsync(1000);
  expect(call).toHaveBeenCalledOnce();
});

test('without an answer it is sent again, later each time, and from the start after a success', async () => {
  const answers = [offline, offline, offline, offline, null, offline, null];
  const times: number[] = [];
  const start = Date.now();
  const queue = createSendQueue(
    async () => {
      times.push((Date.now() - start) / 1000);
      const answer = answers.shift();
      if (answer) throw answer;
    },
    () => {},
  );
  await expect(queue.send()).rejects.toBe(offline);
  await vi.advanceTimersByTimeAsync(140_000);
  expect(times).toEqual([0, 5, 20, 80, 140]);
  queue.plan(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times.slice(5)).toEqual([140, 145]);
});

test('a refusal is not sent again', async () => {
  const call = vi.fn(() => Promise.reject(new ApiError('refused', 'Nee', { status: 422 })));
  const queue = createSendQueue(call, () => {});
  await expect(queue.send()).rejects.toThrow('Nee');
  await vi.advanceTimersByTimeAsync(200_000);
  expect(call).toHaveBeenCalledOnce();
});

test('the beginning and the end of a call are told', async () => {
  const seen: boolean[] = [];
  const queue = createSendQueue(
    async () => {},
    () => seen.push(queue.isSending()),
  );
  await queue.send();
  expect(seen).toEqual([true, false]);
});
