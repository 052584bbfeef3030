import { linearSrgb } from './linearSrgb.ts';
import type { ColorValue } from './TokenFile.ts';

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, 'contrast ratio' and 'relative luminance'). */
export function contrastRatio(one: ColorValue, other: ColorValue): number {
  const [lighter = 1, darker = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: ColorValue): number {
  const [red, green, blue] = linearSrgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
