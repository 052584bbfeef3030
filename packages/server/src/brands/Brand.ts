/** The allowed values of `BRAND`. */
export const brandIds = ['magazijn', 'bouwsteen'] as const;

export type BrandId = (typeof brandIds)[number];

/** A colour in sRGB for the light and the dark scheme: mails, PDFs and browser bars cannot use tokens. */
export interface BrandColour {
  readonly light: string;
  readonly dark: string;
}

/** The kit's colours used outside of its stylesheet, by their token names. */
export type BrandColourName =
  | 'background'
  | 'surface'
  | 'inverse'
  | 'on-inverse'
  | 'ink'
  | 'ink-2'
  | 'rule'
  | 'accent'
  | 'on-accent'
  | 'accent-edge'
  | 'sale'
  | 'on-sale'
  | 'info'
  | 'info-tint';

/** A shape of the wordmark: letters in ink, blocks in the colours `action` and `sale`. */
export interface BrandShape {
  readonly fill: 'ink' | 'accent' | 'sale';
  /** A path in the coordinates of `wordmarkBox`. */
  readonly d: string;
  /** Horizontal offset to the right. @default 0 */
  readonly x?: number;
}

/** The box of every brand's wordmark, so that they are interchangeable. */
export const wordmarkBox = { x: 0, y: -376, width: 2126, height: 474 } as const;

export interface BrandWords {
  /** One top category: 'gangpad'. */
  readonly category: string;
  /** The plural: 'gangpaden'. */
  readonly categories: string;
  /** The room where the driver delivers: 'magazijn'. */
  readonly storeroom: string;
  /** The sentence under the wordmark in the footer. */
  readonly slogan: string;
}

/** Name, wordmark, and colours outside of the kit's stylesheet; `brands.test.ts` compares it with `packages/ui`. */
export interface Brand {
  readonly id: BrandId;
  readonly name: string;
  readonly words: BrandWords;
  /** Mail programs load no fonts, so the brand's font only applies where it is installed. */
  readonly mailFont: string;
  /** The typeface of headings and prices, token `text.family.heading`, for drawings outside of pages. */
  readonly headingTypeface: 'Archivo' | 'Familjen Grotesk';
  /** Corner radius of a mail's button: token `radius.forward`. */
  readonly actionRadius: string;
  readonly wordmark: readonly BrandShape[];
  readonly colours: Readonly<Record<BrandColourName, BrandColour>>;
}
