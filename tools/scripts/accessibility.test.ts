// Absences that docs/accessibility.md claims for the shop and the kit.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './projectRoot.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const shipped = globSync(['apps/shop/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx,css}'], {
  cwd: projectRoot,
}).filter((path) => !/\.(test|stories)\.|\/testing\//.test(path));
const shop = /^apps\/shop/;

test.each([
  // The picture of the buyer's own camera is muted and has no source.
  [
    'nothing plays sound or a recorded video',
    /./,
    /<audio\b|<video\b(?!\s+ref=\{video\}\s+muted\s+playsInline)|<source\b[^>]*video|new Audio\(/,
  ],
  [
    'no page is bound to an orientation',
    /./,
    /orientation:\s*(portrait|landscape)|orientation\.lock|\b(portrait|landscape):/,
  ],
  ['no page follows the motion of a device', /./, /devicemotion|deviceorientation/i],
  [
    'no single letter is a shortcut',
    /./,
    /accessKey|(document|window)\.addEventListener\('keydown'[^\n]*key === '[a-z0-9]'/,
  ],
  ['nothing in the shop needs dragging', shop, /\bdraggable\b|onDrag|onPointerMove|'pointermove'/],
  [
    'nothing in the shop opens on hover alone',
    shop,
    /\bTooltip\b|onMouseEnter|onPointerEnter|onMouseOver|hover:(block|visible|flex|grid|inline|contents|opacity-100)/,
  ],
  [
    'no text refers to something by its colour',
    /exts\.tsx?$|\/labels\//,
    /\b(rode?|rood|groene?|gele?|geel|blauwe?|oranje|paarse?)\b/i,
  ],
])('%s', (_title, within, pattern) => {
  const files = shipped.filter((path) => within.test(path));
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((path) => pattern.test(read(path)))).toEqual([]);
});

test('repeating animations flash at most three times a second', () => {
  const sheets = globSync('{packages/ui/src,apps/shop/src}/**/*.css', { cwd: projectRoot })
    .map(read)
    .join('\n');
  const periods = [...sheets.matchAll(/:[^;{}]*?\b([\d.]+)(m?s)\b[^;{}]*\binfinite\b/g)].map(
    ([, time, unit]) => Number(time) * (unit === 's' ? 1000 : 1),
  );
  expect(periods.length).toBeGreaterThan(2);
  expect(Math.min(...periods)).toBeGreaterThan(334);
});
