import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type * as z from 'zod/mini';
import {
  type facetedProductsSchema,
  offerKinds,
  type sortOptions,
  type WireFacets,
  type WireProduct,
  type WireProductDetail,
} from '../schemas/catalogue.ts';
import { contentsOf, isSet, textOf } from './fromWire.ts';

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
  readonly originalPrice: Cents | null;
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

/** One page of a list of products. */
export interface ProductList {
  /** The products of all pages. */
  readonly total: number;
  readonly products: readonly Product[];
}

/** A list of a category or a search. What it has besides a list is absent where the back end does not give it. */
export interface FacetedProducts extends ProductList {
  readonly facets?: Facets | undefined;
  /** What was searched for in the place of a term with typing errors. */
  readonly searchedTerm?: string | undefined;
  /** Terms that find something, where this one found nothing. */
  readonly nearTerms?: readonly string[] | undefined;
}

/** How a list is sorted: `default` is what sells most, or what fits a term best; by price only for customers. */
export type SortOption = (typeof sortOptions)[number];

/** `free-goods`: 2+1 and its like; `percentage`: a lower price; `give-away`: another product comes free. */
export type OfferKind = (typeof offerKinds)[number];

/** What is chosen of a list. */
export interface ProductFilters {
  /** One of these; none is all. */
  readonly brands: readonly string[];
  readonly onOffer: boolean;
  /** Null is any, and none. Counts where the back end named `offer-kinds`. */
  readonly offerKind: OfferKind | null;
  readonly inStock: boolean;
  /** Euros, both included; null is no bound. Nothing to anonymous visitors. */
  readonly priceFrom: number | null;
  readonly priceUntil: number | null;
  readonly sort: SortOption;
}

/** What a list can be filtered by, with how many products one choice more would leave. */
export interface Facets {
  readonly brands: readonly { readonly name: string; readonly count: number }[];
  readonly onOffer: number;
  /** Those that are there, in the order of `offerKinds`; undefined when the back end does not say. */
  readonly offerKinds?: readonly { readonly kind: OfferKind; readonly count: number }[] | undefined;
  readonly inStock: number;
  /** The lowest and the highest price in euros; null for anonymous visitors, and where there is none. */
  readonly prices: { readonly from: number; readonly until: number } | null;
}

/** A kind that is not known here is left out. */
const toOfferKinds = (wire: NonNullable<WireFacets['offer_kinds']>) =>
  offerKinds.flatMap((kind) =>
    wire.filter((each) => each.kind === kind && each.count > 0).map(({ count }) => ({ kind, count })),
  );

const priceOf = (wire: number | null | undefined): Cents | null =>
  typeof wire === 'number' ? centsFromEuros(wire) : null;

/** The wire's product in the terms of the trade. `path` on the wire is the product's own segment. */
export function toProduct(wire: WireProduct): Product {
  const category = { name: textOf(wire.category_description), url: textOf(wire.category_url) };
  const parentUrl = textOf(wire.parent_category_url);
  return {
    id: wire.id,
    path: [parentUrl, category.url, wire.path].filter((segment) => segment !== '').join('/'),
    name: wire.description,
    contents: contentsOf(wire.contents),
    unit: textOf(wire.unit),
    brand: textOf(wire.brand),
    articleNumber: textOf(wire.ce_number),
    pictures: (wire.image_paths ?? []).filter(Boolean),
    price: priceOf(wire.price_exclusive_vat),
    originalPrice: priceOf(wire.price_old),
    offerPrice: priceOf(wire.offer_price),
    stock: wire.stock,
    available: isSet(wire.available),
    stockMailRequested: isSet(wire.mail_me),
    favourite: isSet(wire.favourite),
    isNew: isSet(wire.new),
    offerIcon: wire.offer_icon || null,
    offerLabel: textOf(wire.offer_label),
    category,
    parentCategory:
      parentUrl === '' ? null : { name: textOf(wire.parent_category_description), url: parentUrl },
  };
}

function toOffer(wire: WireProductDetail['offer']): ProductOffer | null {
  if (!wire) return null;
  const { message, paid, free, picture } = wire;
  return { message, freeGoods: paid && free ? { paid, free } : null, picture: picture || null };
}

export function toProductDetail(wire: WireProductDetail): ProductDetail {
  return {
    ...toProduct(wire),
    descriptionHtml: textOf(wire.product_description),
    informationHtml: textOf(wire.product_information),
    extraInformationHtml: textOf(wire.product_extra_information),
    labelHtml: textOf(wire.label),
    offer: toOffer(wire.offer),
    related: (wire.related ?? []).map(toProduct),
  };
}

/** Reads a list with what it may have besides. */
export function toFacetedProducts(wire: z.infer<typeof facetedProductsSchema>): FacetedProducts {
  const { total, products, facets, searched_term, near_terms } = wire;
  return {
    total,
    products: products.map(toProduct),
    ...(facets && {
      facets: {
        brands: facets.brands.map(({ brand, count }) => ({ name: brand, count })),
        onOffer: facets.offer,
        ...(facets.offer_kinds && { offerKinds: toOfferKinds(facets.offer_kinds) }),
        inStock: facets.stock,
        prices: facets.prices,
      },
    }),
    ...(searched_term && { searchedTerm: searched_term }),
    ...(near_terms && { nearTerms: near_terms }),
  };
}
