import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forTools, refusedLicences } from './licences.ts';
import { writeSbom } from './writeSbom.ts';

test('every dependency, tools included, has an allowed licence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sbom-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const sbom = await writeSbom(null, join(folder, 'all.cdx.json'));
  expect(sbom.components.length).toBeGreaterThan(1000);
  expect(refusedLicences(sbom, forTools)).toEqual([]);
});
