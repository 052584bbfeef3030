import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeOutsideApp } from './makeOutsideApp.ts';
import { readmeExamples } from './readmeExamples.ts';

const dark = { color: { ink: { $value: { colorSpace: 'srgb', components: [0.8, 0.8, 0.8] } } } };
const outside = makeOutsideApp('brand', {
  packages: [],
  files: { ...readmeExamples('ui', 'named'), 'pale.json': JSON.stringify(dark) },
});
afterAll(() => outside.remove());

const bin: Record<string, string> = JSON.parse(
  readFileSync(join(outside.folder, '..', 'node_modules', '@magazijn', 'ui', 'package.json'), 'utf8'),
).bin;
/** What `npx @magazijn/ui` starts: the package's one command. */
const command = ['@magazijn', 'ui', ...(Object.values(bin)[0] ?? '').split('/')].join(':');

test("the README's brand becomes a sheet, with the contrast of its colours", async () => {
  expect(Object.keys(bin)).toHaveLength(1);
  const report = await outside.run(command, 'brand', 'my-brand.json');
  expect(report).toMatch(/^ok .* light .* on-accent on accent$/m);
  expect(report).toContain('my-brand.css is written');
  const css = readFileSync(join(outside.folder, 'my-brand.css'), 'utf8');
  expect(css).toContain("[data-brand='my-brand']");
  expect(css).toContain('--mz-radius: 0.625rem;');
  expect(css).toContain('--mz-font-heading: Georgia, serif;');
});

test('a brand that cannot be read ends with 1 and says which pair', async () => {
  await expect(outside.run(command, 'brand', 'pale.json')).rejects.toThrow(
    /light: ink on background is 1\.\d\d to 1 and needs 4\.5\./,
  );
  expect(existsSync(join(outside.folder, 'pale.css'))).toBe(false);
});

test('without a file it says how it is used', async () => {
  await expect(outside.run(command, 'brand')).rejects.toThrow('Usage: npx @magazijn/ui brand');
});
