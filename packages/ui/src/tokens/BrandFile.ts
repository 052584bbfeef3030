import type { ColorToken, TokenFile, TokenGroup } from './TokenFile.ts';

/** A category's hue, the tone behind its products, and the name of its shape. */
export interface CategoryTokens {
  readonly $description?: string | undefined;
  readonly $extensions: { readonly 'nl.magazijn.shape': string };
  readonly mark: ColorToken;
  readonly tint: ColorToken;
}

/** Tokens that only other brands have: hues of categories, and roles with another value within a component. */
export interface BrandOnly {
  /** Keyed by the value of `data-category`. */
  readonly category?: TokenGroup<CategoryTokens> | undefined;
  /** Keyed by the `data-slot` of the component. */
  readonly part?: TokenGroup<TokenGroup<ColorToken>> | undefined;
}

/** A complete brand: its own tokens, completed by those of the house brand. */
export type Brand = TokenFile & BrandOnly;

/** The file of a brand: the tokens that differ from the house brand, under the same names. */
export type BrandFile = DeepPartial<TokenFile> & BrandOnly;

/** Makes tokens and groups optional; a token itself stays complete. */
type DeepPartial<T> = T extends { readonly $value: unknown }
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;
