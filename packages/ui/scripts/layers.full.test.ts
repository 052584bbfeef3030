// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileStyles } from './compileStyles.ts';

const outDir = mkdtempSync(join(tmpdir(), 'kit-layers-'));
beforeAll(() => compileStyles(outDir));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

function outermost(css: string): readonly string[] {
  const heads: string[] = [];
  let depth = 0;
  let head = '';
  for (const [token] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/"[^"]*"|[{};]|[^"{};]+/g)) {
    if (depth === 0 && token === '{') heads.push(head.trim());
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    head = depth === 0 && token !== '}' && token !== ';' ? head + token : '';
  }
  return heads;
}

test('every rule of styles.css is in a layer, so that unlayered classes of the caller win', () => {
  const heads = outermost(readFileSync(join(outDir, 'styles.css'), 'utf8'));
  expect(heads.some((head) => head.startsWith('@layer utilities'))).toBe(true);
  expect(heads.filter((head) => !/^@(layer|font-face|property|keyframes)\b/.test(head))).toEqual([]);
});

test('a rule outside a layer is found', () => {
  expect(outermost('@layer a{.b{c:"{"}}.d{e:f}@media print{.g{h:i}}')).toEqual([
    '@layer a',
    '.d',
    '@media print',
  ]);
});
