import { linearSrgb } from './linearSrgb.ts';
import type { ColorValue } from './TokenFile.ts';

/** A colour in six hexadecimal digits, for tools that support sRGB only: '#ff8000'. */
export function hexText(color: ColorValue): string {
  const channels = linearSrgb(color).map((light) => {
    const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
