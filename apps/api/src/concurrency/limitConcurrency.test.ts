import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

test('never more than the limit run at once, and all of them run, also after failures', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.record({ turns: fc.nat(3), fails: fc.boolean() }), { maxLength: 20 }),
      async (limit, jobs) => {
        const inTurn = limitConcurrency(limit);
        let running = 0;
        let most = 0;
        const results = await Promise.allSettled(
          jobs.map(({ turns, fails }, index) =>
            inTurn(async () => {
              running += 1;
              most = Math.max(most, running);
              for (let turn = 0; turn <= turns; turn += 1) await Promise.resolve();
              running -= 1;
              if (fails) throw new Error('failed');
              return index;
            }),
          ),
        );
        expect(most).toBeLessThanOrEqual(limit);
        expect(results.map(({ status }) => status === 'rejected')).toEqual(jobs.map(({ fails }) => fails));
      },
    ),
  );
});

test('they start in the order in which they came', async () => {
  const inTurn = limitConcurrency(1);
  const started: number[] = [];
  await Promise.all([1, 2, 3].map((number) => inTurn(async () => void started.push(number))));
  expect(started).toEqual([1, 2, 3]);
});
