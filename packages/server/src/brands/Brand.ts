/** What the setting `BRAND` may be. */
export const brandIds = ['magazijn', 'bouwsteen'] as const;

export type BrandId = (typeof brandIds)[number];

/** A colour by day and by night, in sRGB: mails, PDFs and browsers' own bars know no tokens. */
export interface BrandColour {
  readonly light: string;
  readonly dark: string;
}

/** The kit's colours, by their names there, that are used where the kit's sheet does not reach. */
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

/** A shape of the wordmark: letters in ink, blocks in the colours of acting and of sale. */
export interface BrandShape {
  readonly fill: 'ink' | 'accent' | 'sale';
  /** A path in the box of `wordmarkBox`. */
  readonly d: string;
  /** How far it is moved to the right. @default 0 */
  readonly x?: number;
}

/** The box that every brand's wordmark fills from left to right: one replaces another without moving anything. */
export const wordmarkBox = { x: 0, y: -376, width: 2126, height: 474 } as const;

/** What the shop's own texts say in the brand's words. */
export interface BrandWords {
  /** One top category: 'gangpad'. */
  readonly category: string;
  /** All of them: 'gangpaden'. */
  readonly categories: string;
  /** The room that a driver brings an order into: 'magazijn'. */
  readonly storeroom: string;
  /** The sentence under the wordmark at the foot of each page. */
  readonly slogan: string;
}

/**
 * What a brand is outside the kit's sheet: its name, its drawing and its colours for mails, invoices and the browser's
 * own bars. Inside the page a brand is `packages/ui/src/brands`. The tests beside hold colours and drawing against the
 * kit's.
 */
export interface Brand {
  readonly id: BrandId;
  /** What the shop calls itself. */
  readonly name: string;
  readonly words: BrandWords;
  /** Mail programs load no fonts: the brand's where it is installed. */
  readonly mailFont: string;
  /** The typeface of its headings and prices, token `text.family.heading`: what is drawn outside the page is set in it. */
  readonly headingTypeface: 'Archivo' | 'Familjen Grotesk';
  /** Corners of a mail's plate to press: token `radius.forward`. */
  readonly actionRadius: string;
  readonly wordmark: readonly BrandShape[];
  readonly colours: Readonly<Record<BrandColourName, BrandColour>>;
}
