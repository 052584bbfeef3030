import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mailColours } from './renderMail.ts';

type Components = readonly [lightness: number, chroma: number, hue: number];
type Value = { components: Components } | string;

/** OKLCH as the eight bits per channel of sRGB; source: CSS Color 4, 'Sample code for color conversions'. */
function hexOf([lightness, chroma, hue]: Components): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((linear) => {
    const clipped = Math.min(1, Math.max(0, linear));
    const value = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

test('every colour of a mail is the kit’s, by day and by night', async () => {
  const file = new URL('../../../../packages/ui/src/tokens/tokens.json', import.meta.url);
  const tokens: Record<string, { $value: Value; $extensions?: { 'nl.magazijn.dark'?: Value } }> = JSON.parse(
    await readFile(file, 'utf8'),
  ).color;
  const resolved = (value: Value | undefined): string => {
    if (typeof value !== 'string') return value ? hexOf(value.components) : '';
    return resolved(tokens[value.slice('{color.'.length, -1)]?.$value);
  };
  for (const [name, colour] of Object.entries(mailColours)) {
    const token = tokens[name];
    const light = resolved(token?.$value);
    expect(colour, name).toEqual({
      light,
      dark: resolved(token?.$extensions?.['nl.magazijn.dark']) || light,
    });
  }
});
