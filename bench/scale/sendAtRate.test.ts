import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendAtRate } from './sendAtRate.ts';

test('each is sent when it is due, whether or not the ones before were answered', async () => {
  let open = 0;
  const { promise: allSent, resolve: lastIsSent } = Promise.withResolvers<void>();
  const sent = await sendAtRate(
    async () => {
      open += 1;
      // None is answered before all are sent.
      if (open === 10) lastIsSent();
      await allSent;
      await wait(100);
    },
    50,
    0.2,
  );
  expect(sent).toHaveLength(10);
  expect(Math.min(...sent.map(({ milliseconds }) => milliseconds))).toBeGreaterThan(90);
});

test('a refusal ends the measurement', async () => {
  const refuse = () => Promise.reject(new Error('500'));
  await expect(sendAtRate(refuse, 10, 0.1)).rejects.toThrow('500');
});
