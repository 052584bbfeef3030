import type { OklchColor } from './TokenFile.ts';

/**
 * The contrast of two colours, from 1 to 21.
 *
 * Source: WCAG 2.2, 'contrast ratio' and 'relative luminance'; OKLab to linear sRGB as its author gives it. A
 * colour outside sRGB is clipped to it, as screens do.
 */
export function contrastRatio(one: OklchColor, other: OklchColor): number {
  const [lighter = 1, darker = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: OklchColor): number {
  const [lightness = 0, chroma = 0, hue = 0] = color.components;
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}
