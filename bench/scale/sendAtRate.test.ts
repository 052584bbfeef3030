import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendAtRate } from './sendAtRate.ts';

test('each is sent when it is due, whether or not the ones before were answered', async () => {
  let open = 0;
  let most = 0;
  const sent = await sendAtRate(
    async () => {
      open += 1;
      most = Math.max(most, open);
      await wait(300);
      open -= 1;
    },
    50,
    0.2,
  );
  expect(sent).toHaveLength(10);
  expect(most).toBe(10);
  expect(Math.min(...sent.map(({ milliseconds }) => milliseconds))).toBeGreaterThan(290);
});

test('a refusal ends the measurement', async () => {
  const refuse = () => Promise.reject(new Error('500'));
  await expect(sendAtRate(refuse, 10, 0.1)).rejects.toThrow('500');
});
