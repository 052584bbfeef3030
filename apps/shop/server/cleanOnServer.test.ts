import { expect, test } from 'vitest';
import { cleanOnServer } from './cleanOnServer.ts';

test('the same text is parsed once', () => {
  const html = `<p>${'lang '.repeat(20_000)}</p>`;
  cleanOnServer(html);
  const before = performance.now();
  for (let times = 0; times < 50; times += 1) cleanOnServer(html);
  expect(performance.now() - before).toBeLessThan(500);
});
