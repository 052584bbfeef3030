import type { BrandFile } from './BrandFile.ts';
import { endsText } from './endsText.ts';
import { familyText } from './familyText.ts';
import { measureText } from './measureText.ts';
import { oklchText } from './oklchText.ts';
import { shapePath } from './shapePath.ts';
import type { ColorToken, OklchColor } from './TokenFile.ts';
import { tokenEntries } from './tokenEntries.ts';

/**
 * A second brand as a style sheet of its own: nothing but variables, on whatever carries `data-brand`; its
 * fonts, and the rules that shape tokens need, come by import. Colours are `light-dark()`, so they follow the `color-scheme` that `data-theme` or the system sets.
 *
 * Within a part, and within a category, a role may mean something else; those variables stand on that element.
 */
export function brandCss(name: string, brand: BrandFile): string {
  const root = `[data-brand='${name}']`;
  const shape = [
    `--mz-font-text: ${familyText(brand.text.family.sans, brand)};`,
    `--mz-font-display: ${familyText(brand.text.family.display, brand)};`,
    `--mz-word-space: ${brand.text['word-space'].$value}em;`,
    ...tokenEntries(brand.text.size).map(
      ([size, { $value }]) => `--mz-text-${size}: ${measureText({ $value }, brand)};`,
    ),
    `--mz-radius: ${measureText(brand.radius.label, brand)};`,
    `--mz-radius-forward: ${endsText(brand.radius.forward, brand)};`,
    `--mz-radius-back: ${endsText(brand.radius.back, brand)};`,
    `--mz-radius-quantity: ${measureText(brand.radius.quantity, brand)};`,
    `--mz-line-rail: ${measureText(brand.line.rail, brand)};`,
    `--mz-line-section: ${measureText(brand.line.section, brand)};`,
    `--mz-line-section-gap: ${measureText(brand.line['section-gap'], brand)};`,
    `--mz-tag-clip: ${cutCorner(measureText(brand.tag.cut, brand))};`,
  ];
  const categories = tokenEntries(brand.category).map(([key, category]) =>
    rule(`${root} [data-category='${key}']`, [
      "--mz-mark-content: '';",
      `--mz-mark-shape: ${shapePath(category.$extensions['nl.magazijn.shape'])};`,
      `--mz-mark: ${colorText(category.mark)};`,
      `--mz-surface-muted: ${colorText(category.tint)};`,
    ]),
  );
  const parts = tokenEntries(brand.part).map(([key, colors]) => {
    const [, slot = '', state = ''] = /^([\w-]+)(.*)$/.exec(key) ?? [];
    return rule(`${root} [data-slot='${slot}']${state}`, colorLines(tokenEntries(colors)));
  });
  return [
    `/* Written by scripts/generateTokens.ts from src/tokens/brands/${name}.json. */\n@import './shapes.css';\n@import './${name}.fonts.css';\n`,
    rule(root, shape),
    // The house's own sheet sets its colours on what carries data-theme: within this brand they are these again.
    rule(`${root}, ${root} [data-theme]`, colorLines(tokenEntries(brand.color))),
    ...categories,
    ...parts,
  ].join('\n');
}

function colorLines(colors: readonly [string, ColorToken][]): string[] {
  return colors.map(([role, color]) => `--mz-${role}: ${colorText(color)};`);
}

function colorText(color: ColorToken): string {
  const light = valueText(color.$value);
  const dark = color.$extensions?.['nl.magazijn.dark'];
  return dark === undefined ? light : `light-dark(${light}, ${valueText(dark)})`;
}

/** An alias stays one, so that it follows what the role means where it is used. */
function valueText(value: OklchColor | string): string {
  return typeof value === 'string' ? `var(--mz-${value.slice(1, -1).split('.').at(-1)})` : oklchText(value);
}

function cutCorner(cut: string): string {
  return `polygon(0 0, 100% 0, 100% calc(100% - ${cut}), calc(100% - ${cut}) 100%, 0 100%)`;
}

function rule(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}
