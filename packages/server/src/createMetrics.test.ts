import { expect, test } from 'vitest';
import { createMetrics } from './createMetrics.ts';

test('requests are counted by route, with their durations', async () => {
  const metrics = createMetrics('api');
  for (const milliseconds of [3, 40, 400]) {
    metrics.observe({ method: 'GET', route: '/product/:id', status: 200, milliseconds });
  }
  const lines = (await metrics.text()).split('\n');
  const figure = (start: string) =>
    lines
      .find((text) => text.startsWith(start))
      ?.split(' ')
      .at(-1);
  const labels = 'service="api",method="GET",route="/product/:id",status="200"}';
  expect(figure(`http_request_duration_seconds_count{${labels}`)).toBe('3');
  expect(figure(`http_request_duration_seconds_bucket{le="0.05",${labels}`)).toBe('2');
});

test('an unknown method creates no time series of its own', async () => {
  const metrics = createMetrics('api');
  metrics.observe({ method: 'BREW', route: '/', status: 405, milliseconds: 1 });
  const text = await metrics.text();
  expect(text).toContain('method="other"');
  expect(text).not.toContain('BREW');
});

test('a gauge is computed on each scrape, and left out when that fails', async () => {
  const metrics = createMetrics('worker');
  let due = 1;
  metrics.addGauge({ name: 'mails', help: 'Mails.', read: async () => ({ due }) });
  metrics.addGauge({ name: 'broken', help: 'Broken.', read: () => Promise.reject(new Error('down')) });
  expect(await metrics.text()).toContain('mails{kind="due",service="worker"} 1');
  due = 7;
  const text = await metrics.text();
  expect(text).toContain('mails{kind="due",service="worker"} 7');
  expect(text).not.toMatch(/^broken\{/m);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});
