// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrastRatio.ts';
import type { ColorToken, OklchColor, TokenFile } from './TokenFile.ts';
import { tokenEntries } from './tokenEntries.ts';
import tokens from './tokens.json' with { type: 'json' };

const tokenFile: TokenFile = tokens;
const colors = new Map(tokenEntries(tokenFile.color));

type Theme = 'light' | 'dark';

function colorOf(name: string, theme: Theme): OklchColor {
  const token: ColorToken | undefined = colors.get(name);
  if (!token) throw new Error(`No colour is called ${name}.`);
  return theme === 'light' ? token.$value : token.$extensions['nl.magazijn.dark'];
}

/** Every text that the parts write, and what it is written on. */
const textPairs = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((text) => [`${text} on paper`, `${text} on stock`]),
  'ink on bay',
  'ink-2 on bay',
  'ink on sale-tint',
  'ink on positive-tint',
  'ink on warning-tint',
  'ink on danger-tint',
  'ink on info-tint',
  'on-board on board',
  'board-2 on board',
  'accent on board',
  'on-accent on accent',
  'on-accent on accent-hover',
  'ink-2 on idle',
  'ink-3 on idle',
  'on-chosen on chosen',
  'chosen-figure on chosen',
  'on-sale on sale',
  'sale-text on sale-tint',
  'sale-text on stock',
  'sale-text on paper',
  ...['positive', 'warning', 'danger', 'info'].flatMap((tone) => [
    `${tone} on stock`,
    `${tone} on paper`,
    `${tone} on ${tone}-tint`,
    `stock on ${tone}`,
  ]),
];

/** Every edge or mark by which one knows a control, and what is next to it. */
const edgePairs = [
  'ink on paper',
  'ink on stock',
  'ink on bay',
  'accent-edge on paper',
  'accent-edge on stock',
  'danger on paper',
  'danger on stock',
  'focus on paper',
  'focus on stock',
  'focus on bay',
  'rail on paper',
  'ink-3 on bay',
  'on-accent on accent',
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const ratio = (pair: string) => {
    const [front = '', back = ''] = pair.split(' on ');
    return contrastRatio(colorOf(front, theme), colorOf(back, theme));
  };

  test.each(textPairs)('text %s has a contrast of at least 4.5', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('edge %s has a contrast of at least 3', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
});

test('every colour is within what a screen can be asked: lightness 0 to 1, chroma under 0.3', () => {
  for (const [, token] of colors) {
    for (const { components } of [token.$value, token.$extensions['nl.magazijn.dark']]) {
      expect(components).toHaveLength(3);
      expect(components[0]).toBeLessThanOrEqual(1);
      expect(components[1]).toBeLessThan(0.3);
    }
  }
});
