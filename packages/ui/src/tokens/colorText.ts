import { hexText } from './hexText.ts';
import type { ColorValue } from './TokenFile.ts';

/**
 * A token colour as CSS writes it: its sRGB, which every browser paints alike and no build has to write a second time
 * for older ones.
 *
 * @example
 * colorText({ colorSpace: 'oklch', components: [0.966, 0.01, 88] }); // '#f6f4ec'
 */
export function colorText(color: ColorValue): string {
  const { alpha = 1 } = color;
  const veil = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
  return `${hexText(color)}${alpha === 1 ? '' : veil}`;
}
