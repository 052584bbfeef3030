import type { ColorToken, TokenFile, TokenGroup } from './TokenFile.ts';

/** A category's hue, the tone behind its products, and the name of its shape. */
export interface CategoryTokens {
  readonly $description?: string | undefined;
  readonly $extensions: { readonly 'nl.magazijn.shape': string };
  readonly mark: ColorToken;
  readonly tint: ColorToken;
}

/** What a brand has and the house has not: hues of categories, and roles that mean something else within one part. */
export interface BrandOnly {
  /** Keyed by what stands in `data-category`. */
  readonly category?: TokenGroup<CategoryTokens> | undefined;
  /** Keyed by the `data-slot` within which they hold. */
  readonly part?: TokenGroup<TokenGroup<ColorToken>> | undefined;
}

/** A whole brand: its own tokens, and the house's where it has none. */
export type Brand = TokenFile & BrandOnly;

/**
 * The file of a brand: what differs from the house's tokens, under the same names. What it leaves out is the house's.
 */
export type BrandFile = DeepPartial<TokenFile> & BrandOnly;

/** A token is given whole; what may be left out are tokens and groups. */
type DeepPartial<T> = T extends { readonly $value: unknown }
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;
