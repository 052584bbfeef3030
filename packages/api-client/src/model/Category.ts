export interface SubCategory {
  readonly name: string;
  readonly url: string;
  readonly productCount: number;
}

export interface Category {
  readonly name: string;
  /** Its own URL segment. */
  readonly url: string;
  /** Its aisle; null when the back end numbers none. */
  readonly number: number | null;
  readonly intro: string;
  readonly image: string | null;
  readonly subCategories: readonly SubCategory[];
  readonly parent: { readonly name: string; readonly url: string } | null;
}
