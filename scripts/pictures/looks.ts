/** What a picture is taken in: theme and brand are switched on the page, forced colours by the browser. */
export interface Look {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly brand: 'house' | 'bouwsteen';
  readonly forcedColors: boolean;
  /** As for who asks the system for more contrast (`prefers-contrast: more`). */
  readonly moreContrast?: true;
  /**
   * Pixels of the picture per pixel of the page. The house's light look shows every pixel; the others differ from it
   * by tokens, and stand at half the size, so that the repository stays small.
   */
  readonly scale: 1 | 0.5;
}

const themes = ['light', 'dark'] as const;

/** Both themes of both brands. */
const brandLooks = (['house', 'bouwsteen'] as const).flatMap((brand) =>
  themes.map((theme) => ({ name: `${brand}-${theme}`, theme, brand, forcedColors: false })),
);

/** The looks of every matrix. */
export const looks: readonly Look[] = [
  ...brandLooks.map((look) => ({
    ...look,
    scale: look.name === 'house-light' ? (1 as const) : (0.5 as const),
  })),
  // The system chooses the colours, but for the few that a part keeps: the second brand's here, the house's at 320 px.
  { name: 'forced', theme: 'light', brand: 'bouwsteen', forcedColors: true, scale: 0.5 },
];

/** The looks of every matrix in the narrowest window there is: half of a screen of 640 px, or a wide one at 400 %. */
export const narrowLooks: readonly (Look & { readonly width: number })[] = [
  ...brandLooks,
  { name: 'forced', theme: 'light' as const, brand: 'house' as const, forcedColors: true },
].map((look) => ({ ...look, name: `narrow-${look.name}`, scale: 0.5, width: 320 }));

/** The look of the matrices whose tag asks for it: more contrast is tokens alone, which a few parts show between them. */
export const contrastLook: Look = {
  name: 'contrast',
  theme: 'light',
  brand: 'house',
  forcedColors: false,
  moreContrast: true,
  scale: 0.5,
};

/** The looks of whole screens, whose parts are looked at closely elsewhere. */
export const screenLooks: readonly Look[] = themes.map((theme) => ({
  name: theme,
  theme,
  brand: 'house',
  forcedColors: false,
  scale: 0.5,
}));

/** The widths in which whole screens are looked at. */
export const screenWidths = [320, 360, 960, 1440] as const;
