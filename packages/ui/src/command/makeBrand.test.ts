// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { makeBrand } from './makeBrand.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function fileOf(content: unknown, name = 'merel.json'): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const srgb = (...components: number[]) => ({ $value: { colorSpace: 'srgb', components } });
const css = (name = 'merel.css') => readFileSync(join(folder, name), 'utf8');

test('tokens that a brand leaves out are those of the house brand', () => {
  const file = fileOf({
    color: { ink: srgb(0, 0, 0.2), info: { $value: '{color.ink}' } },
    radius: { label: { $value: { value: 8, unit: 'px' } } },
    text: { family: { price: { $value: ['Georgia', 'serif'] } } },
  });
  // An ink that is dark in both themes is unreadable in the dark theme.
  expect(makeBrand({ file }).report).toMatch(
    /^dark: ink on background is 1\.\d\d to 1 and needs 4\.5\. #[0-9a-f]{6} has it\.$/m,
  );
  expect(existsSync(join(folder, 'merel.css'))).toBe(false);

  const accent = { ...srgb(1, 0.8, 0.2), $extensions: { 'nl.magazijn.dark': srgb(1, 0.85, 0.3).$value } };
  const second = fileOf({
    color: { accent },
    radius: { label: { $value: { value: 8, unit: 'px' } } },
    text: { family: { price: { $value: ['Georgia', 'serif'] } } },
  });
  expect(makeBrand({ file: second })).toMatchObject({ written: true });
  expect(css()).toContain("[data-brand='merel']");
  expect(css()).toContain('--mz-accent: light-dark(#ffcc33, #ffd94d);');
  expect(css()).toContain('--mz-radius: 0.5rem;');
  expect(css()).toContain('--mz-radius-quantity: 0.5rem;');
  expect(css()).toContain('--mz-font-price: Georgia, serif;');
  expect(css()).toContain('--mz-rail: light-dark(var(--mz-ink), #a2a2b7);');
  expect(css()).not.toContain('--mz-control');
});

test('a typeface is one name or a list', () => {
  const file = fileOf({
    text: { family: { heading: { $value: 'Source Sans 3' }, price: { $value: 'Georgia' } } },
  });
  expect(makeBrand({ file }).written).toBe(true);
  expect(css()).toContain("--mz-font-heading: 'Source Sans 3';");
  expect(css()).toContain('--mz-font-price: Georgia;');
});

test('an error names the path in the brand’s file, not the token of the house brand', () => {
  const { report } = makeBrand({ file: fileOf({ color: { ink: srgb(30, 0, 0) } }) });
  expect(report).toMatch(/: color\.ink: the value is not a color/);
  expect(report).toMatch(/^1 fault; nothing was written\.$/m);
});

test('the report lists the contrast of every pair by theme', () => {
  const { report } = makeBrand({ file: fileOf({}) });
  expect(report).toMatch(/^ok {7}light {2}1\d\.\d\d {2}\(4\.5\) {2}ink on background$/m);
  expect(report).toMatch(/^ok .* dark .* ink on surface, within product-card$/m);
  expect(report).toContain('each with the contrast it needs');
});

test('name and output path can be given', () => {
  const out = join(folder, 'theme.css');
  expect(makeBrand({ file: fileOf({}, '2026.json'), out, name: 'winter' }).written).toBe(true);
  expect(css('theme.css')).toContain("[data-brand='winter']");
  expect(makeBrand({ file: fileOf({}, '2026.json') }).report).toContain("'2026' cannot be a brand's name");
});

test('a brand with categories includes the rules that draw their shapes', () => {
  const tones = { mark: srgb(0.2, 0.4, 1), tint: { $value: '{color.surface-muted}' } };
  const category = { $type: 'color', verzorging: { ...tones, $extensions: { 'nl.magazijn.shape': 'leaf' } } };
  expect(makeBrand({ file: fileOf({ color: {}, category }) }).written).toBe(true);
  expect(css()).toContain('.category-mark::before');
  expect(css()).toContain("[data-category='verzorging']");
});

test.each([
  ['no JSON', '{', /cannot be read: /],
  ['a list', [], 'one object'],
  [
    'a colour that the kit has not',
    { color: { brand: srgb(0, 0, 0) } },
    /color\.brand is not a token of the kit\. .*accent/,
  ],
  [
    'a colour as text',
    { color: { accent: { $value: '#ff0000' } } },
    'color.accent: the value is not a color, such as { "colorSpace": "srgb", "components": [0.45, 0.92, 0.78] }',
  ],
  ['a colour without a value', { color: { accent: {} } }, 'color.accent is a token and needs a $value'],
  [
    'a colour of another space',
    { color: { accent: { $value: { colorSpace: 'hsl', components: [0, 0, 0] } } } },
    'color.accent: the value is not a color',
  ],
  [
    'a colour that one sees through',
    { color: { accent: { $value: { colorSpace: 'srgb', components: [1, 1, 0], alpha: 0.5 } } } },
    'color.accent: its contrast cannot be measured',
  ],
  [
    'a colour of numbers up to 255',
    { color: { accent: srgb(255, 204, 0) } },
    /color\.accent: the value is not a color, such as .* from 0 to 1/,
  ],
  [
    'a lightness in percent',
    { color: { accent: { $value: { colorSpace: 'oklch', components: [80, 0.1, 90] } } } },
    'color.accent: the value is not a color',
  ],
  [
    'a colour by night as text',
    { color: { accent: { ...srgb(1, 0.8, 0), $extensions: { 'nl.magazijn.dark': '#000' } } } },
    'color.accent: nl.magazijn.dark is not a color',
  ],
  [
    'a colour by night that lacks a component',
    {
      color: {
        accent: {
          ...srgb(1, 0.8, 0),
          $extensions: { 'nl.magazijn.dark': { colorSpace: 'srgb', components: [1, 1] } },
        },
      },
    },
    'color.accent: nl.magazijn.dark is not a color',
  ],
  [
    'a length as text',
    { radius: { label: { $value: '10px' } } },
    'radius.label: the value is not a dimension, such as { "value": 10, "unit": "px" }',
  ],
  ['an alias to nothing', { color: { accent: { $value: '{color.brand}' } } }, '{color.brand} names no token'],
  ['a circle', { color: { ink: { $value: '{color.ink}' } } }, 'in a circle'],
  ['a token in the place of a group', { radius: { $value: 4 } }, 'radius is a group'],
  ['another type', { color: { $type: 'dimension', accent: srgb(0, 0, 0) } }, 'color: the type is color'],
  [
    'a role that no part has',
    { part: { poster: { gold: srgb(0, 0, 0) } } },
    'part.poster.gold is not a token',
  ],
  ['a part that is not a group', { part: { poster: 4 } }, 'part.poster is not a group'],
  [
    'a shape that nobody draws',
    { category: { a: { mark: srgb(0, 0, 0), tint: srgb(1, 1, 1) } } },
    /category\.a: .* one of circle, leaf/,
  ],
])('%s is reported, and nothing is written', (_, content, message) => {
  const { written, report } = makeBrand({ file: fileOf(content) });
  expect(report).toMatch(message);
  expect(written).toBe(false);
  expect(existsSync(join(folder, 'merel.css'))).toBe(false);
});

test('a missing file is an error', () => {
  expect(makeBrand({ file: join(folder, 'none.json') }).report).toMatch(/none\.json cannot be read/);
});
