import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kitModules, kitRoot } from './kitModules.ts';

const sides =
  'm[lr]|p[lr]|left|right|border-[lr]|rounded-[lr]|rounded-[tb][lr]|text-(?:left|right)|scroll-[mp][lr]';
/** A class with a physical side: 'pl-4', 'wide:*:border-l'. */
const physical = new RegExp(
  String.raw`(?<=["'\x60\s:])-?(?:${sides})(?:-(?:auto|px|full|\d[\d./]*|\[[^\]]+\]|\([^)]+\)|quantity|label))?(?=["'\x60\s])`,
  'g',
);
const classesOf = (source: string) =>
  [...source.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '').matchAll(/'[^'\n]*'|"[^"\n]*"/g)].map(
    ([text]) => text,
  );
const found = (source: string) => classesOf(source).flatMap((text) => text.match(physical) ?? []);

/** Drawn components that are mirrored as a whole, or have no direction. */
const drawn = /\/(Progress|Switch)\.tsx$/;

test('components use logical sides only, so that right-to-left text mirrors them', () => {
  const modules = [...kitModules()].filter(
    ([file]) => /src\/(components|link)\//.test(file) && !drawn.test(file),
  );
  expect(modules.length).toBeGreaterThan(200);
  expect(modules.flatMap(([file, source]) => found(source).map((name) => `${file}: ${name}`))).toEqual([]);
});

/** Icons that point along the line. */
const pointing = /<(?:Chevron|Arrow)(?:Left|Right)\b[^>]*>/g;
const mirrored = /className=[^>]*\bmirror\b/;

test('icons that point forward or back are mirrored for right-to-left text', () => {
  const signs = [...kitModules()].flatMap(([file, source]) =>
    (source.match(pointing) ?? []).map((sign) => ({ file, sign })),
  );
  expect(signs.length).toBeGreaterThan(7);
  expect(signs.filter(({ sign }) => !mirrored.test(sign))).toEqual([]);
  // Some components select the icon first and render it under another name.
  const users = [...kitModules()].filter(
    ([file, source]) => !file.endsWith('/icons.ts') && /icons\/(Chevron|Arrow)(Left|Right)\.tsx/.test(source),
  );
  expect(users.length).toBeGreaterThan(7);
  expect(users.filter(([, source]) => !mirrored.test(source)).map(([file]) => file)).toEqual([]);
});

/**
 * A CSS declaration with a physical side: 'padding-left', 'text-align: left', 'right: 0', or paddings that differ left
 * and right.
 */
const physicalRule =
  /(?:margin|padding|border)-(?:left|right)\b|text-align:\s*(?:left|right)|(?:^|[\s;{])(?:left|right):|(?:padding|margin):\s*\S+ (\S+) \S+ (?!\1;)\S+;/gm;

test('stylesheets use logical sides only', () => {
  const sheets = globSync('src/{styles,brands}/*.css', { cwd: kitRoot });
  expect(sheets.length).toBeGreaterThan(10);
  const named = sheets.flatMap((file) =>
    (readFileSync(join(kitRoot, file), 'utf8').match(physicalRule) ?? []).map(
      (rule) => `${file}: ${rule.trim()}`,
    ),
  );
  expect(named).toEqual([]);
  expect('a { padding: 1px 2px 3px 4px; }'.match(physicalRule)).not.toBeNull();
  expect('a { margin: 1px 2px 3px 2px; left: 0 }'.match(physicalRule)).toEqual([' left:']);
});
