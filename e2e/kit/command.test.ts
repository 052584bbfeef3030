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
/** The program behind `npx @magazijn/ui`, the package's only command. */
const command = ['@magazijn', 'ui', ...(Object.values(bin)[0] ?? '').split('/')].join(':');

test("the README's brand becomes a stylesheet, and its contrasts are reported", async () => {
  expect(Object.keys(bin)).toHaveLength(1);
  const report = await outside.run(command, 'brand', 'my-brand.json');
  expect(report).toMatch(/^ok .* light .* on-accent on accent$/m);
  expect(report).toContain('my-brand.css is written');
  const css = readFileSync(join(outside.folder, 'my-brand.css'), 'utf8');
  expect(css).toContain("[data-brand='my-brand']");
  expect(css).toContain('--mz-radius: 0.625rem;');
  expect(css).toContain('--mz-font-heading: Georgia, serif;');
});

test('a brand with low contrast fails and names the pair of colours', async () => {
  await expect(outside.run(command, 'brand', 'pale.json')).rejects.toThrow(
    /light: ink on background is 1\.\d\d to 1 and needs 4\.5\./,
  );
  expect(existsSync(join(outside.folder, 'pale.css'))).toBe(false);
});

test('without a file it prints its usage', async () => {
  await expect(outside.run(command, 'brand')).rejects.toThrow('Usage: npx @magazijn/ui brand');
});
