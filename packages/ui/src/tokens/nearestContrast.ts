import { contrastRatio } from './contrastRatio.ts';
import { hexText } from './hexText.ts';
import { linearSrgb } from './linearSrgb.ts';
import type { ColorValue } from './TokenFile.ts';

/** From the colour itself to black or white in so many steps; fine enough to skip no hexadecimal value. */
const steps = 4096;

/** The nearest shade of a colour with a contrast of `required` (1 to 21), in hexadecimal digits, or null. */
export function nearestContrast(color: ColorValue, against: ColorValue, required: number): string | null {
  const light = linearSrgb(color);
  const mixed = (end: 0 | 1, step: number): ColorValue => {
    const components = light.map((value) => encode(value) + ((end - encode(value)) * step) / steps);
    // Rounded as it will be written, so that the written value has the contrast too.
    return { colorSpace: 'srgb', components: components.map((value) => Math.round(value * 255) / 255) };
  };
  for (let step = 0; step <= steps; step += 1) {
    for (const end of [0, 1] as const) {
      const shade = mixed(end, step);
      if (contrastRatio(shade, against) >= required) return hexText(shade);
    }
  }
  return null;
}

/** The transfer curve of IEC 61966-2-1. */
const encode = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
