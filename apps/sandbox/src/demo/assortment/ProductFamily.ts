import type { DemoDeal } from '../DemoProduct.ts';
import type { PackShape, PackShot } from '../pictures/PackShot.ts';
import type { BrandName } from './brandPriceFactors.ts';
import type { Food } from './Food.ts';
import type { Kind } from './Kind.ts';
import type { OfferKey } from './offers.ts';

/** What may differ on the pack of one size. */
type PackDetails = Partial<Pick<PackShot, 'palette' | 'motif' | 'figure' | 'word'>>;

/** Name of the size, contents, price in cents excluding VAT, and what differs on the pack. */
export type Size = readonly [name: string, contents: string, priceCents: number, pack?: PackDetails];

/**
 * Products that are sold in several brands, kinds and sizes: every combination is one product.
 *
 * In all texts `{merk}`, `{soort}` and `{maat}` stand for the brand, the kind and the size:
 * `'{merk} luiers {maat}'` becomes 'Pukkie luiers maat 4'. The house brand leaves `{merk}` empty.
 */
export interface ProductFamily {
  readonly name: string;
  /** Default: the house brand alone. */
  readonly brands?: readonly BrandName[];
  readonly kinds?: readonly Kind[];
  readonly sizes: readonly Size[];
  readonly unit: string;
  readonly shape: PackShape;
  /** The word on the pack; a longer outcome than 12 characters is shortened. */
  readonly word: string;
  /** For families without kinds. */
  readonly pack?: PackDetails;
  /** One or two sentences for the description section. */
  readonly about: string;
  /** Default: those of the sub category. */
  readonly points?: readonly string[];
  readonly food?: Food;
  /** Further rows of 'Etiket informatie'. */
  readonly label?: readonly (readonly [name: string, value: string])[];
  /** For instance how to handle it safely. */
  readonly extra?: string;
  /** Default: that of the sub category. */
  readonly vat?: 9 | 21;
  /** An action on the whole family. */
  readonly deal?: DemoDeal;
  /** Price lowered by so many per cent: the former price is shown beside it. */
  readonly lowered?: number;
  /** The banner that the family belongs to. */
  readonly offer?: OfferKey;
}
