/** An OKLCH colour as the W3C design-token format writes it: lightness 0-1, chroma, hue in degrees. */
export interface OklchColor {
  readonly colorSpace: string;
  readonly components: readonly number[];
}

/** A number with its unit, for example `{ value: 16, unit: 'px' }`. */
export interface Measure {
  readonly value: number;
  readonly unit: string;
}

/** A colour by role: its light value, and its dark one in the extension. */
export interface ColorToken {
  readonly $value: OklchColor;
  readonly $description: string;
  readonly $extensions: { readonly 'nl.magazijn.dark': OklchColor };
}

/** A size of type with the line height that belongs to it. */
export interface TextSizeToken {
  readonly $value: Measure;
  readonly $extensions: { readonly 'nl.magazijn.lineHeight': number };
}

/** One token of a plain kind. */
export interface Token<Value> {
  readonly $value: Value;
}

/**
 * A group of tokens: names that start with `$` describe the group, all others are tokens.
 *
 * Source: Design Tokens Format Module, W3C Community Group.
 */
export type TokenGroup<T> = Readonly<Record<string, T | string>>;

/** What `tokens.json` holds. A second brand is another file of this shape. */
export interface TokenFile {
  readonly $description: string;
  readonly color: TokenGroup<ColorToken>;
  readonly text: {
    readonly size: TokenGroup<TextSizeToken>;
    readonly weight: TokenGroup<Token<number>>;
    readonly width: TokenGroup<Token<number>>;
    readonly family: TokenGroup<Token<readonly string[]>>;
  };
  readonly space: TokenGroup<Token<Measure>>;
  readonly radius: TokenGroup<Token<Measure>>;
  readonly breakpoint: TokenGroup<Token<Measure>>;
  readonly motion: TokenGroup<Token<Measure>>;
}
