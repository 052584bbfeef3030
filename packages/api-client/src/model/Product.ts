import { type Cents, type Contents, centsFromEuros, isSinglePiece, measures } from '@magazijn/domain/money';
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

export interface ProductCategory {
  readonly name: string;
  readonly url: string;
}

/** A listed product. Texts are plain text; an absent one is ''. */
export interface Product {
  readonly id: number;
  /** The path below /product, without a leading slash: `verzorging/luiers/demo-luiers-maat-4`. */
  readonly path: string;
  readonly name: string;
  readonly contents: string;
  readonly unit: string;
  /** The contents of one unit, for its price per measure; null for a single piece and when not returned. */
  readonly unitContents: Contents | null;
  readonly brand: string;
  readonly articleNumber: string;
  readonly ean: string;
  /** Picture names for /img/{name}; the first is the main one. */
  readonly pictures: readonly string[];
  /** Excluding VAT; null for anonymous visitors. */
  readonly price: Cents | null;
  readonly originalPrice: Cents | null;
  /** The unit price after a percentage deal, excluding VAT; null without one and for anonymous visitors. */
  readonly offerPrice: Cents | null;
  /** 21 means 21 %; the Dutch rate for anonymous visitors. Null when not returned. */
  readonly vatPercentage: number | null;
  readonly stock: number;
  readonly available: boolean;
  /** The day on which a sold-out product is expected, as the back end writes it: 'YYYY-MM-DD'; '' when unknown. */
  readonly expectedOn: string;
  /** The maximum units per order; null without one, when not returned, and for anonymous visitors. */
  readonly orderLimit: number | null;
  /** Whether this customer has subscribed to its back-in-stock mail. */
  readonly stockMailRequested: boolean;
  readonly favourite: boolean;
  readonly isNew: boolean;
  /** The picture name of the offer's icon; null without an offer. */
  readonly offerIcon: string | null;
  /** The short label of its offer ('2+1 gratis'). */
  readonly offerLabel: string;
  /** With empty name and URL when the product has none. */
  readonly category: ProductCategory;
  readonly parentCategory: ProductCategory | null;
}

/** A deal that is not visible in the price: free goods, or a gift. */
export interface ProductOffer {
  /** A sentence or two, in Dutch. */
  readonly message: string;
  /** Of every `paid` + `free` units, `free` cost nothing; null for other deals. */
  readonly freeGoods: { readonly paid: number; readonly free: number } | null;
  /** The picture name of the gift. */
  readonly picture: string | null;
}

/** The product of a product page. Its HTML is unsanitised: sanitise it before rendering. */
export interface ProductDetail extends Product {
  readonly descriptionHtml: string;
  readonly informationHtml: string;
  readonly extraInformationHtml: string;
  readonly labelHtml: string;
  readonly offer: ProductOffer | null;
  readonly related: readonly Product[];
}

export interface ProductList {
  readonly total: number;
  readonly products: readonly Product[];
}

/** A list of a category or a search. Its additional fields are absent when not returned. */
export interface FacetedProducts extends ProductList {
  readonly facets?: Facets | undefined;
  readonly searchedTerm?: string | undefined;
  readonly nearTerms?: readonly string[] | undefined;
}

/** The sort options: `default` is best selling or best matching; by price for customers only. */
export type SortOption = (typeof sortOptions)[number];

/** `free-goods`: such as 2+1; `percentage`: a lower price; `give-away`: another product for free. */
export type OfferKind = (typeof offerKinds)[number];

export interface ProductFilters {
  /** Alternatives; empty for all brands. */
  readonly brands: readonly string[];
  readonly onOffer: boolean;
  /** Null for every product, with or without an offer. Used only with the capability `offer-kinds`. */
  readonly offerKind: OfferKind | null;
  readonly inStock: boolean;
  /** Alternatives, as the catalogue writes them ('Maat 4'). These four count where the back end named `product-properties`. */
  readonly sizes: readonly string[];
  /** Units of sale ('doos'), as alternatives. */
  readonly packs: readonly string[];
  /** Allergens; a product is free of each of them. */
  readonly freeOf: readonly string[];
  readonly organic: boolean;
  /** Euros, inclusive; null without a bound. Ignored for anonymous visitors. */
  readonly priceFrom: number | null;
  readonly priceUntil: number | null;
  readonly sort: SortOption;
}

/** An option of a facet: a brand, a size, a unit of sale, an allergen. */
export interface FacetOption {
  readonly name: string;
  readonly count: number;
}

/** The facets of a list, each with the number of products after choosing it. */
export interface Facets {
  readonly brands: readonly FacetOption[];
  readonly onOffer: number;
  /** The kinds with products, in the order of `offerKinds`; undefined when not returned. */
  readonly offerKinds?: readonly { readonly kind: OfferKind; readonly count: number }[] | undefined;
  readonly inStock: number;
  /** These four are absent when the back end does not return them. */
  readonly sizes?: readonly FacetOption[] | undefined;
  readonly packs?: readonly FacetOption[] | undefined;
  readonly freeOf?: readonly FacetOption[] | undefined;
  readonly organic?: number | undefined;
  /** The lowest and highest price in euros; null for anonymous visitors and without products. */
  readonly prices: { readonly from: number; readonly until: number } | null;
}

const toOfferKinds = (wire: NonNullable<WireFacets['offer_kinds']>) =>
  offerKinds.flatMap((kind) =>
    wire.filter((each) => each.kind === kind && each.count > 0).map(({ count }) => ({ kind, count })),
  );

const priceOf = (wire: number | null | undefined): Cents | null =>
  typeof wire === 'number' ? centsFromEuros(wire) : null;

/** Null for contents of a measure that is not known here, and for a single piece, whose price it has already. */
function toUnitContents({ content_amount: amount, content_measure: name }: WireProduct): Contents | null {
  const measure = measures.find((each) => each === name);
  if (!measure || !amount || isSinglePiece({ amount, measure })) return null;
  return { amount, measure };
}

/** Converts a wire product. On the wire `path` is only the product's own segment. */
export function toProduct(wire: WireProduct): Product {
  const category = { name: textOf(wire.category_description), url: textOf(wire.category_url) };
  const parentUrl = textOf(wire.parent_category_url);
  return {
    id: wire.id,
    path: [parentUrl, category.url, wire.path].filter((segment) => segment !== '').join('/'),
    name: wire.description,
    contents: contentsOf(wire.contents),
    unit: textOf(wire.unit),
    unitContents: toUnitContents(wire),
    brand: textOf(wire.brand),
    articleNumber: textOf(wire.ce_number),
    ean: textOf(wire.ean),
    pictures: (wire.image_paths ?? []).filter(Boolean),
    price: priceOf(wire.price_exclusive_vat),
    originalPrice: priceOf(wire.price_old),
    offerPrice: priceOf(wire.offer_price),
    vatPercentage: wire.vat_percentage ?? null,
    stock: wire.stock,
    available: isSet(wire.available),
    expectedOn: textOf(wire.expected_on),
    orderLimit: wire.order_limit ?? null,
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
        sizes: facets.sizes,
        packs: facets.packs,
        freeOf: facets.free_of,
        organic: facets.organic,
        prices: facets.prices,
      },
    }),
    ...(searched_term && { searchedTerm: searched_term }),
    ...(near_terms && { nearTerms: near_terms }),
  };
}
