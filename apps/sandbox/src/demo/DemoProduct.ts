import type { PackShot } from './pictures/PackShot.ts';

/** What a customer gets for buying more, or the discount on a product. */
export type DemoDeal =
  /** Of every `paid + free` in the cart, `free` cost nothing: 2+1 is paid 2, free 1. */
  | { readonly kind: 'free-goods'; readonly paid: number; readonly free: number }
  /** Whole per cent off; `priceCents` is the price before it. */
  | { readonly kind: 'percentage'; readonly percentage: number }
  /** From this amount on, one of another product comes free. */
  | { readonly kind: 'give-away'; readonly from: number; readonly productId: number };

/** A product of the demonstration shop. Prices are whole cents, excluding VAT. */
export interface DemoProduct {
  readonly id: number;
  /** Its own segment of the URL; unique over the whole catalogue. */
  readonly path: string;
  readonly categoryId: number;
  /** Six digits as printed on boxes, in two groups: '101 404'. Unique. */
  readonly articleNumber: string;
  /** GTIN-13 with a valid check digit, from the range for use inside a company (prefix 2). Unique. */
  readonly ean: string;
  readonly brand: string;
  /** The name that customers read. */
  readonly description: string;
  /** Size and pack: '8–14 kg · 4 × 44 stuks'. */
  readonly contents: string;
  /** What one of it is called, after 'per': 'doos', 'fles', 'set'. */
  readonly unit: string;
  readonly priceCents: number;
  /** The former, higher price; null when there is none. */
  readonly priceOldCents: number | null;
  readonly vatPercentage: 9 | 21;
  readonly stock: number;
  /** False exactly when nothing is in stock. */
  readonly available: boolean;
  readonly isNew: boolean;
  readonly deal: DemoDeal | null;
  /** At most so many in one order; null for no limit. */
  readonly orderLimit: number | null;
  /** Image name for {@link pictureSpec}; present together with `offerLabel`. */
  readonly offerIcon: string | null;
  /** '2+1 gratis', '-15%'. */
  readonly offerLabel: string | null;
  /** Image names for {@link pictureSpec}; one to four, the first is the main one. */
  readonly images: readonly string[];
  /** The description section, HTML. */
  readonly text: string;
  /** The product information, HTML. */
  readonly information: string;
  readonly extraInformation: string | null;
  /** 'Etiket informatie', an HTML table; for food: ingredients, allergens and nutrition. */
  readonly label: string | null;
  /** Ids of related products, never its own. */
  readonly relatedIds: readonly number[];
  /** Sorts 'Best verkocht': higher sells more. Unique. */
  readonly popularity: number;
  /** What the pictures of this product show. */
  readonly packShot: PackShot;
}
