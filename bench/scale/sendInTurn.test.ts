import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendInTurn } from './sendInTurn.ts';

test('no more at once than asked for, each number once', async () => {
  const numbers: number[] = [];
  let open = 0;
  let max = 0;
  const answered = await sendInTurn(
    async (number) => {
      numbers.push(number);
      open += 1;
      max = Math.max(max, open);
      await wait(20);
      open -= 1;
    },
    3,
    0.2,
  );
  expect(max).toBe(3);
  expect(numbers).toEqual(Array.from({ length: answered }, (_, index) => index));
  expect(answered).toBeGreaterThanOrEqual(3);
});

test('a refusal ends it', async () => {
  await expect(sendInTurn(() => Promise.reject(new Error('500')), 2, 0.1)).rejects.toThrow('500');
});
