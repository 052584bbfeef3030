import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unpackChromium } from './unpackChromium.ts';

test('two concurrent calls unpack one complete browser and leave no temporary folder', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'chromium-'));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const [first, second] = await Promise.all([unpackChromium(cache), unpackChromium(cache)]);
  expect(first).toBe(second);
  expect((await readdir(cache)).length).toBe(1);
  for (const part of ['chromium', 'al2023/lib/libnss3.so', 'fonts/fonts.conf']) {
    expect(existsSync(join(first, part)), part).toBe(true);
  }
});
