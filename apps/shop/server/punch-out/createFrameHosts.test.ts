import { captureLog } from '@magazijn/server/testing';
import { expect, test, vi } from 'vitest';
import { createFrameHosts } from './createFrameHosts.ts';

const { logger, lines } = captureLog();

test('hosts are requested once a minute, for any number of documents', async () => {
  let time = 0;
  const ask = vi.fn(async () => ['inkoop.example']);
  const hosts = createFrameHosts({ ask, now: () => time, logger });
  expect(await Promise.all([hosts(), hosts()])).toEqual([['inkoop.example'], ['inkoop.example']]);
  time = 60_000;
  await hosts();
  expect(ask).toHaveBeenCalledTimes(1);
  time = 60_001;
  await hosts();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a missing response keeps the earlier hosts, and is retried', async () => {
  let time = 0;
  const ask = vi.fn<() => Promise<string[]>>().mockRejectedValueOnce(new Error('down'));
  const hosts = createFrameHosts({ ask, now: () => time, logger });
  expect(await hosts()).toEqual([]);
  ask.mockResolvedValueOnce(['inkoop.example']);
  expect(await hosts()).toEqual(['inkoop.example']);
  time = 100_000;
  ask.mockRejectedValueOnce(new Error('down'));
  expect(await hosts()).toEqual(['inkoop.example']);
  expect(lines.map(({ event }) => event)).toEqual(['frame-hosts-unknown', 'frame-hosts-unknown']);
});
