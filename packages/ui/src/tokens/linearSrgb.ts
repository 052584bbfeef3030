import type { ColorValue } from './TokenFile.ts';

/**
 * The linear red, green and blue of a colour, from 0 to 1, clipped to sRGB; throws for other colour spaces.
 * Source: OKLab to linear sRGB as its author gives it; the transfer curve of IEC 61966-2-1.
 */
export function linearSrgb({
  colorSpace,
  components,
}: ColorValue): [red: number, green: number, blue: number] {
  const [first = 0, second = 0, third = 0] = components;
  if (colorSpace === 'srgb') return [toLinear(first), toLinear(second), toLinear(third)];
  if (colorSpace !== 'oklch') throw new Error(`The colour space ${colorSpace} is neither oklch nor srgb.`);
  const radians = (third * Math.PI) / 180;
  const a = second * Math.cos(radians);
  const b = second * Math.sin(radians);
  const long = (first + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (first - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (first - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function toLinear(value: number): number {
  return clip(value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}
