/** The conditions of a picture: the page switches theme and brand, the browser forced colours. */
export interface Look {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly brand: 'house' | 'bouwsteen';
  readonly forcedColors: boolean;
  /** `prefers-contrast: more` */
  readonly moreContrast?: true;
  /** Pixels of the picture per pixel of the page: 0.5 in all looks but the first, to keep the repository small. */
  readonly scale: 1 | 0.5;
  readonly width?: number;
}

/** The look of every sheet, and the only one of the default run. */
export const lightLook: Look = {
  name: 'house-light',
  theme: 'light',
  brand: 'house',
  forcedColors: false,
  scale: 1,
};

/** The system sets the colours; of the brand only sizes and typefaces remain, here those of the second brand. */
export const forcedLook: Look = {
  name: 'forced',
  theme: 'light',
  brand: 'bouwsteen',
  forcedColors: true,
  scale: 0.5,
};

/** The narrowest supported window: half of a screen of 640 px, or a wide one at 400 %. */
export const narrowLook: Look = { ...lightLook, name: 'narrow-house-light', scale: 0.5, width: 320 };

/** For sheets with the tag 'picture:contrast'. */
export const contrastLook: Look = { ...lightLook, name: 'contrast', moreContrast: true, scale: 0.5 };

/** The other themes and brands. They differ in tokens only, whose contrast axe computes in every story. */
export const tokenLooks: readonly Look[] = [
  { ...lightLook, name: 'house-dark', theme: 'dark', scale: 0.5 },
  { ...lightLook, name: 'bouwsteen-light', brand: 'bouwsteen', scale: 0.5 },
  { ...lightLook, name: 'bouwsteen-dark', theme: 'dark', brand: 'bouwsteen', scale: 0.5 },
];

/** Every look of a wide window. */
export const looks: readonly Look[] = [lightLook, ...tokenLooks, forcedLook];

/** Sheets that together use every kind of token; only these are taken in the {@link tokenLooks}. */
export const sampledSheets: readonly string[] = [
  'primitives-button',
  'primitives-card',
  'primitives-field',
  'primitives-messagelist',
  'commerce-pricelabel',
  'commerce-productcard',
  'primitives-table',
  'primitives-tag',
  'commerce-sitefooter',
  'commerce-siteheader',
];

/** The look of whole screens: dark, since their components have pictures of their own in light. */
export const screenLook: Look = { ...lightLook, name: '1440-dark', theme: 'dark', scale: 0.5, width: 1440 };

/** The widths in which whole screens must not scroll sideways. */
export const screenWidths = [320, 360, 960, 1440] as const;
