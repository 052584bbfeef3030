/** A colour of the format: `oklch` (lightness 0-1, chroma, hue in degrees), or `srgb` (each 0-1). */
export interface ColorValue {
  readonly colorSpace: string;
  readonly components: readonly number[];
  readonly alpha?: number | undefined;
  /** The same in sRGB, for tools that support no other colour space: `#f6f4ef`. */
  readonly hex?: string | undefined;
}

/** A number with its unit, for example `{ value: 16, unit: 'px' }`. */
export interface Measure {
  readonly value: number;
  readonly unit: string;
}

/** Refers to another token: `'{color.ink}'`. */
export type Alias = string;

/** A colour by role: its light value, and its dark one in the extension. An alias without one is dark as its target. */
export interface ColorToken {
  readonly $value: ColorValue | Alias;
  readonly $description?: string | undefined;
  readonly $extensions?: { readonly 'nl.magazijn.dark'?: ColorValue | Alias } | undefined;
}

/** A size of type with the line height that belongs to it. */
export interface TextSizeToken {
  readonly $value: Measure;
  readonly $extensions: { readonly 'nl.magazijn.lineHeight': number };
}

export interface Token<Value> {
  readonly $value: Value | Alias;
  readonly $description?: string | undefined;
}

/** A group of tokens; names that start with `$` describe it (W3C Design Tokens Format Module). */
export type TokenGroup<T> = Readonly<Record<string, T | string>>;

/** The two ends of a shape, in reading direction. */
export interface EndsTokens {
  readonly $description?: string | undefined;
  readonly start: Token<Measure>;
  readonly end: Token<Measure>;
}

export interface FamilyTokens {
  readonly text: Token<readonly string[]>;
  readonly heading: Token<readonly string[]>;
  readonly price: Token<readonly string[]>;
  readonly control: Token<readonly string[]>;
}

export interface ControlTokens {
  /** Buttons, fields, links in a list. */
  readonly height: Token<Measure>;
  /** Controls within a line of text or a table. */
  readonly small: Token<Measure>;
  /** Tabs and cells of a navigation. */
  readonly large: Token<Measure>;
}

/** The content of `tokens.compact.json`: the tokens that differ in compact density. */
export interface DensityFile {
  readonly control: ControlTokens;
}

export interface TokenFile {
  readonly $description: string;
  readonly color: TokenGroup<ColorToken>;
  readonly text: {
    readonly size: TokenGroup<TextSizeToken>;
    readonly weight: TokenGroup<Token<number>>;
    readonly width: TokenGroup<Token<number>>;
    readonly family: FamilyTokens;
    readonly 'word-space': { readonly $value: number; readonly $description?: string };
    readonly 'numeral-drop': { readonly $value: number; readonly $description?: string };
  };
  readonly space: TokenGroup<Token<Measure>>;
  readonly control: ControlTokens;
  readonly radius: {
    readonly label: Token<Measure>;
    readonly forward: EndsTokens;
    readonly back: EndsTokens;
    readonly quantity: Token<Measure>;
  };
  readonly line: {
    readonly rail: Token<Measure>;
    readonly section: Token<Measure>;
    readonly 'section-gap': Token<Measure>;
  };
  readonly tag: { readonly cut: Token<Measure> };
  readonly breakpoint: TokenGroup<Token<Measure>>;
  readonly motion: TokenGroup<Token<Measure>>;
}
