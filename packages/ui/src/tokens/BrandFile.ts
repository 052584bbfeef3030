import type { ColorToken, FamilyTokens, TextSizeToken, TokenFile, TokenGroup } from './TokenFile.ts';

/** A category's hue, the tone behind its products, and the name of its shape. */
export interface CategoryTokens {
  readonly $description: string;
  readonly $extensions: { readonly 'nl.magazijn.shape': string };
  readonly mark: ColorToken;
  readonly tint: ColorToken;
}

/**
 * What a second brand's file holds: every colour anew, and what else differs from the house's tokens. Categories
 * are keyed by what stands in `data-category`, part tokens by the `data-slot` within which they hold.
 */
export interface BrandFile extends Pick<TokenFile, '$description' | 'color' | 'radius' | 'line' | 'tag'> {
  readonly text: {
    readonly size: TokenGroup<TextSizeToken>;
    readonly family: FamilyTokens;
    readonly 'word-space': { readonly $value: number };
  };
  readonly category: TokenGroup<CategoryTokens>;
  readonly part: TokenGroup<TokenGroup<ColorToken>>;
}
