import { expect, test } from 'vitest';
import { createTurns } from './createTurns.ts';

/** Work that ends on demand and counts its concurrency. */
function heldWork() {
  const held: (() => void)[] = [];
  let max = 0;
  const work = async () => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
      max = Math.max(max, held.length);
    });
  };
  const endAll = async () => {
    while (held.length > 0) {
      for (const end of held.splice(0)) end();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { work, endAll, max: () => max };
}

test('work runs up to the limit, then queues, then is refused with Retry-After', async () => {
  const turns = createTurns({ atOnce: 3, waiting: 5 });
  const { work, endAll, max } = heldWork();
  const asked = Promise.allSettled(
    Array.from({ length: 20 }, async () => {
      // Started one after another, like requests.
      await new Promise((resolve) => setTimeout(resolve));
      return turns(work);
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  await endAll();
  const outcomes = await asked;
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect([max(), refused.length]).toEqual([3, 12]);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  }
});

test('failing work passes its turn to the next', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 5 });
  const failing = turns(() => Promise.reject(new Error('down')));
  const next = turns(async () => 'done');
  await expect(failing).rejects.toThrow('down');
  expect(await next).toBe('done');
});
