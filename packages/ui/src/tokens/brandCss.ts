import type { Brand, BrandFile } from './BrandFile.ts';
import { brandOver } from './brandOver.ts';
import { controlLines } from './controlLines.ts';
import { colorText, endsText, familyText, measureText } from './cssText.ts';
import { resolveAlias } from './resolveAlias.ts';
import { shapePath } from './shapePath.ts';
import type { ColorToken, ColorValue, Measure, TokenFile } from './TokenFile.ts';
import { tokenEntries } from './tokenEntries.ts';

const faces = ['text', 'heading', 'price', 'control'] as const;

/**
 * A brand as a stylesheet that sets only variables, on elements with `data-brand`; a role may have another
 * value within a component or a category. Typefaces and the rules for shapes are separate files.
 * @param file the brand's tokens; those of the house brand complete them.
 */
export function brandCss(name: string, file: BrandFile, house: TokenFile): string {
  const brand = brandOver(house, file);
  const { family, size, weight, width } = brand.text;
  const cut = resolveAlias<Measure>(brand.tag.cut.$value, brand);
  const root = `[data-brand='${name}']`;
  const shape = [
    ...faces.map((face) => `--mz-font-${face}: ${familyText(family[face], brand)};`),
    `--mz-word-space: ${brand.text['word-space'].$value}em;`,
    `--mz-numeral-drop: ${brand.text['numeral-drop'].$value}em;`,
    ...tokenEntries(size).map(
      ([step, { $value }]) => `--mz-text-${step}: ${measureText({ $value }, brand)};`,
    ),
    ...tokenEntries(weight).map(([role, { $value }]) => `--mz-weight-${role}: ${$value};`),
    ...tokenEntries(width).map(([role, { $value }]) => `--mz-width-${role}: ${$value}%;`),
    `--mz-radius: ${measureText(brand.radius.label, brand)};`,
    `--mz-radius-forward: ${endsText(brand.radius.forward, brand)};`,
    `--mz-radius-back: ${endsText(brand.radius.back, brand)};`,
    `--mz-radius-quantity: ${measureText(brand.radius.quantity, brand)};`,
    `--mz-line-rail: ${measureText(brand.line.rail, brand)};`,
    `--mz-line-section: ${measureText(brand.line.section, brand)};`,
    `--mz-line-section-gap: ${measureText(brand.line['section-gap'], brand)};`,
    ...(cut.value > 0
      ? [
          `--mz-tag-clip: ${cutCorner(measureText(brand.tag.cut, brand))};`,
          '--mz-tag-height: 0;',
          '--mz-tag-width: fit-content;',
          '--mz-tag-align: end;',
          '--mz-tag-foot: 0.5rem;',
        ]
      : []),
    // Only if the brand sets them, since they would override data-density on the same element.
    ...(file.control ? controlLines(brand.control) : []),
  ];
  const categories = tokenEntries(brand.category ?? {}).map(([key, category]) =>
    rule(`${root} [data-category='${key}']`, [
      "--mz-mark-content: '';",
      '--mz-mark-figure: transparent;',
      '--mz-mark-width: 1em;',
      '--mz-mark-gap: 0.125em;',
      `--mz-mark-shape: ${shapePath(category.$extensions['nl.magazijn.shape'])};`,
      `--mz-mark: ${tokenText(category.mark)};`,
      `--mz-surface-muted: ${tokenText(category.tint)};`,
    ]),
  );
  const parts = tokenEntries(brand.part ?? {}).map(([key, colors]) => {
    const [, slot = '', state = ''] = /^([\w-]+)(.*)$/.exec(key) ?? [];
    return rule(`${root} [data-slot='${slot}']${state}`, colorLines(tokenEntries(colors)));
  });
  return [
    rule(root, shape),
    ...mirroredEnds(root, brand),
    // Repeated for data-theme, on which the house brand's stylesheet sets its own colours.
    rule(`${root}, ${root} [data-theme]`, colorLines(tokenEntries(brand.color))),
    ...categories,
    ...parts,
  ].join('\n');
}

/** Forward and back shapes for right-to-left text, in which the start is at the right. */
function mirroredEnds(root: string, brand: Brand): string[] {
  const lines = (['forward', 'back'] as const).flatMap((way) => {
    const { start, end } = brand.radius[way];
    const text = endsText({ start: end, end: start }, brand);
    return text === endsText({ start, end }, brand) ? [] : [`--mz-radius-${way}: ${text};`];
  });
  return lines.length > 0
    ? [rule(`${root}:where([dir='rtl'], [dir='rtl'] *), ${root} [dir='rtl']`, lines)]
    : [];
}

function colorLines(colors: readonly [string, ColorToken][]): string[] {
  return colors.map(([role, color]) => `--mz-${role}: ${tokenText(color)};`);
}

function tokenText(color: ColorToken): string {
  const light = valueText(color.$value);
  const dark = color.$extensions?.['nl.magazijn.dark'];
  return dark === undefined ? light : `light-dark(${light}, ${valueText(dark)})`;
}

/** Aliases become variables, so that they follow the role where they are used. */
function valueText(value: ColorValue | string): string {
  return typeof value === 'string' ? `var(--mz-${value.slice(1, -1).split('.').at(-1)})` : colorText(value);
}

function cutCorner(cut: string): string {
  return `polygon(0 0, 100% 0, 100% calc(100% - ${cut}), calc(100% - ${cut}) 100%, 0 100%)`;
}

function rule(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}
