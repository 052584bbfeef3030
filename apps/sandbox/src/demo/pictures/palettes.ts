import type { PaletteName } from './PackShot.ts';

/**
 * One colour family, as sRGB hex: `light` for planes that catch light, `base` for the pack itself,
 * `deep` for the wave at its foot, `dark` for small print on pale ground, `accent` for a cap or a lid.
 */
export interface Palette {
  light: string;
  base: string;
  deep: string;
  dark: string;
  accent: string;
}

/** The twelve colour families a pack can wear. */
export const palettes: Readonly<Record<PaletteName, Palette>> = {
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
};
