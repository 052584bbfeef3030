/** Text, eyes and outlines: the brand's ink. */
export const ink = '#2a2548';

/** A warm white for labels and discs. */
export const paper = '#fffef9';

/** Muzzles, food and paper goods. */
export const cream = '#fbefd9';

/** Metal and clear plastic. */
export const steel = '#cfd3dc';

/**
 * A palette, as sRGB hex: `light` for highlights, `base` for the pack itself, `deep` for its foot, `dark` for small
 * print on a light background, `accent` for a cap or a lid.
 */
export interface Palette {
  light: string;
  base: string;
  deep: string;
  dark: string;
  accent: string;
}

export const palettes = {
  green: { light: '#a3cf98', base: '#6aab64', deep: '#2d7056', dark: '#1f4a3d', accent: '#dc4e2f' },
  blue: { light: '#7ea6e0', base: '#3a6dbd', deep: '#27448c', dark: '#1e2a5a', accent: '#f6c632' },
  sky: { light: '#c0e0f2', base: '#90c6e5', deep: '#3463b1', dark: '#223f7c', accent: '#f0953f' },
  lilac: { light: '#d9cef2', base: '#bba9e0', deep: '#8872c4', dark: '#4c3a86', accent: '#f6c632' },
  orange: { light: '#f8bd86', base: '#f0953f', deep: '#dc4e2f', dark: '#8e2c1b', accent: '#2d7056' },
  pink: { light: '#fbd8d4', base: '#f4b3b0', deep: '#d97a80', dark: '#94404a', accent: '#3463b1' },
  red: { light: '#f08d71', base: '#dc4e2f', deep: '#ab3420', dark: '#6e2015', accent: '#f6c632' },
  yellow: { light: '#fbdf86', base: '#f6c632', deep: '#ee8f35', dark: '#84480f', accent: '#dc4e2f' },
  mint: { light: '#c4e6d6', base: '#84c4ac', deep: '#2f7a63', dark: '#1e5042', accent: '#f0953f' },
  brown: { light: '#c99f7b', base: '#a06e47', deep: '#74492c', dark: '#472a18', accent: '#f6c632' },
  cream: { light: '#fff6e4', base: '#f8e4bd', deep: '#d9a662', dark: '#7b5a35', accent: '#dc4e2f' },
  navy: { light: '#8d9bd0', base: '#4c5da6', deep: '#2c3675', dark: '#1c2149', accent: '#f0953f' },
} as const satisfies Record<string, Palette>;

/** Share 0 is the first, 1 the second. @example mixColors('#000000', '#ffffff', 0.5) // '#808080' */
export function mixColors(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const from = Number.parseInt(first.slice(start, start + 2), 16);
    const to = Number.parseInt(second.slice(start, start + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Contrast ratio of two sRGB hex colours, 1 to 21, as WCAG 2.2 defines it. */
export function colorContrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The Euclidean distance of two sRGB hex colours, 0 to 441. */
export function colorDistance(first: string, second: string): number {
  const squares = [1, 3, 5].map((start) => {
    const from = Number.parseInt(first.slice(start, start + 2), 16);
    return (from - Number.parseInt(second.slice(start, start + 2), 16)) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
}

/** The text colour on a background: white where readable, otherwise the given dark tone. */
export function readableOn(ground: string, dark: string): string {
  return colorContrast(paper, ground) >= 2.4 ? paper : dark;
}
