import { hexText } from './hexText.ts';
import { resolveAlias } from './resolveAlias.ts';
import type { ColorValue, EndsTokens, Measure, Token } from './TokenFile.ts';

/** A token colour as hexadecimal sRGB, which every browser paints alike: '#f6f4ec'. */
export function colorText(color: ColorValue): string {
  const { alpha = 1 } = color;
  const veil = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
  return `${hexText(color)}${alpha === 1 ? '' : veil}`;
}

/** A length in rem, so that it follows the reader's text size; a radius of 999 or more stays in pixels. */
export function measureText(token: Token<Measure>, file: object): string {
  const { value, unit } = resolveAlias<Measure>(token.$value, file);
  if (unit !== 'px' || value >= 999) return `${value}${unit}`;
  return value === 0 ? '0px' : `${value / 16}rem`;
}

/** A name or a variable unquoted if CSS allows it, otherwise quoted. */
const isWord = (name: string) => /^(-?[a-z][\w-]*|var\(--[\w-]+\))$/i.test(name);

export function familyText(token: Token<readonly string[]>, file: object): string {
  const names = [resolveAlias<string | readonly string[]>(token.$value, file)].flat();
  return names
    .map((name) => (isWord(name) ? name : `'${name.replaceAll(/['\\]/g, String.raw`\$&`)}'`))
    .join(', ');
}

/** The four corners of a shape with two ends, as `border-radius` takes them. */
export function endsText(ends: EndsTokens, file: object): string {
  const [start, end] = [measureText(ends.start, file), measureText(ends.end, file)];
  return start === end ? start : `${start} ${end} ${end} ${start}`;
}
