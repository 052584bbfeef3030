// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileStyles } from './compileStyles.ts';

const folder = mkdtempSync(join(tmpdir(), 'kit-styles-'));
let css = '';
beforeAll(async () => {
  await compileStyles(folder);
  css = readFileSync(join(folder, 'styles.css'), 'utf8');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('a page without Tailwind gets everything: tokens of both themes, the base, the classes of the parts', () => {
  expect(css).toMatch(/--mz-accent:/);
  expect(css).toMatch(/\[data-theme=["']?dark/);
  expect(css).toContain('.bg-accent');
  expect(css).toContain('.wide\\:hidden');
  expect(css).not.toMatch(/@(import|source|theme|apply|tailwind)\b/);
});

test('the font stands beside it under the name it asks for', () => {
  const [, address = ''] = /url\(["']?([^"')]+\.woff2)/.exec(css) ?? [];
  expect(address).toMatch(/^(\.\/)?fonts\/archivo-subset\.woff2$/);
  expect(existsSync(join(folder, address))).toBe(true);
});

test('it brings no class that only stories or tests use', () => {
  expect(css).not.toContain('max-w-\\[328px\\]');
});

// With one, whatever is inserted anywhere has all that follows it styled anew: 760 elements at each press of a heart.
test('no selector takes any element for the neighbour of another', () => {
  expect(css.match(/[+~]\s*\*/g)).toBeNull();
});

test('the whole stylesheet weighs at most 16 kB', () => {
  expect(gzipSync(css).byteLength).toBeLessThanOrEqual(16_000);
});
