import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forTools, permissive, refusedLicences } from './licences.ts';
import { writeSbom } from './writeSbom.ts';

const component = (name: string, expression: string) => ({
  name,
  version: '1.0.0',
  licenses: [{ expression }],
});

test('every dependency, tools included, has a licence that we may use it under', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sbom-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const sbom = await writeSbom(null, join(folder, 'all.cdx.json'));
  expect(sbom.components.length).toBeGreaterThan(1000);
  expect(refusedLicences(sbom, forTools)).toEqual([]);
}, 60_000);

test.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT or MPL-2.0', '(MIT AND Zlib)'])(
  '%s may be handed on',
  (expression) => {
    expect(refusedLicences({ components: [component('a', expression)] }, permissive)).toEqual([]);
  },
);

test.each(['GPL-3.0-only', 'MPL-2.0', '(MIT AND CC-BY-3.0)', 'LGPL-3.0-or-later', 'SEE LICENSE IN LICENSE'])(
  '%s may not',
  (expression) => {
    expect(refusedLicences({ components: [component('a', expression)] }, permissive)).toEqual([
      `a 1.0.0: ${expression}`,
    ]);
  },
);

test('a package that names no licence is refused', () => {
  expect(refusedLicences({ components: [{ name: 'a', version: '2.0.0' }] }, forTools)).toEqual([
    'a 2.0.0: names no licence',
  ]);
});
