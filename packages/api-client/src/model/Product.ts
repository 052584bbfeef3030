import type { Cents } from '@magazijn/domain/money';
import type { Facets } from './Narrowing.ts';

/** A category as a product knows it. */
export interface ProductCategory {
  readonly name: string;
  readonly url: string;
}

/** A product of a list. Texts are plain text; an absent one is an empty string. */
export interface Product {
  readonly id: number;
  /** The path below /product, without a leading slash: `verzorging/luiers/demo-luiers-maat-4`. */
  readonly path: string;
  readonly name: string;
  readonly contents: string;
  readonly unit: string;
  readonly brand: string;
  readonly articleNumber: string;
  /** Names of pictures, for /img/{name}; the first is the one on a card. */
  readonly pictures: readonly string[];
  /** Excluding VAT; null for anonymous visitors. */
  readonly price: Cents | null;
  readonly oldPrice: Cents | null;
  /** What one unit costs after a percentage deal, excluding VAT; null without one and for anonymous visitors. */
  readonly offerPrice: Cents | null;
  readonly stock: number;
  readonly available: boolean;
  /** Whether this customer already asked for a mail when it is back. */
  readonly stockMailRequested: boolean;
  readonly favourite: boolean;
  readonly isNew: boolean;
  /** The picture name of the offer's icon, when it is on offer. */
  readonly offerIcon: string | null;
  /** The offer in a few characters ('2+1 gratis'). */
  readonly offerLabel: string;
  /** Without name and URL when it stands in none. */
  readonly category: ProductCategory;
  readonly parentCategory: ProductCategory | null;
}

/** A deal that a price cannot tell: free goods, or a gift. */
export interface ProductOffer {
  /** A sentence or two, in Dutch. */
  readonly message: string;
  /** Of every `paid` + `free` units, `free` cost nothing; null when the deal is another one. */
  readonly freeGoods: { readonly paid: number; readonly free: number } | null;
  /** The name of the gift's picture. */
  readonly picture: string | null;
}

/** A product of its own page. The HTML comes from the back end as it is: sanitise before showing. */
export interface ProductDetail extends Product {
  readonly descriptionHtml: string;
  readonly informationHtml: string;
  readonly extraInformationHtml: string;
  readonly labelHtml: string;
  readonly offer: ProductOffer | null;
  readonly related: readonly Product[];
}

export interface ProductList {
  /** The products of all pages. */
  readonly total: number;
  readonly products: readonly Product[];
}

/** A list of a category or a search. What it has besides a list is absent where the back end does not give it. */
export interface NarrowedList extends ProductList {
  readonly facets?: Facets | undefined;
  /** What was searched for in the place of a term with typing errors. */
  readonly searchedTerm?: string | undefined;
  /** Terms that find something, where this one found nothing. */
  readonly nearTerms?: readonly string[] | undefined;
}
