import { readJson, readTable } from './dataFiles.ts';
import type { PackShot } from './pictures/PackShot.ts';

/** A product of the demo shop. Prices are whole cents, excluding VAT. */
export interface DemoProduct {
  readonly id: number;
  /** Its URL segment; unique in the catalogue. */
  readonly path: string;
  readonly categoryId: number;
  /** Six digits in two groups: '101 404'. Unique. */
  readonly articleNumber: string;
  /** GTIN-13 with a valid check digit, from the range for internal use (prefix 2). Unique. */
  readonly ean: string;
  readonly brand: string;
  readonly description: string;
  /** Size and pack: '8–14 kg · 4 × 44 stuks'. */
  readonly contents: string;
  /** The unit of sale, after 'per': 'doos', 'fles', 'set'. */
  readonly unit: string;
  readonly priceCents: number;
  /** The previous, higher price; null without one. */
  readonly priceOldCents: number | null;
  readonly vatPercentage: 9 | 21;
  readonly stock: number;
  /** False exactly when the stock is 0. */
  readonly available: boolean;
  readonly isNew: boolean;
  readonly deal: DemoDeal | null;
  /** The maximum per order; null for no limit. */
  readonly orderLimit: number | null;
  /** Image name for {@link drawDemoImage}; present together with `offerLabel`. */
  readonly offerIcon: string | null;
  /** '2+1 gratis', '-15%'. */
  readonly offerLabel: string | null;
  /** Image names for {@link drawDemoImage}; one to four, the first is the main one. */
  readonly images: readonly string[];
  readonly text: string;
  readonly information: string;
  readonly extraInformation: string | null;
  /** 'Etiket informatie', an HTML table; for food: ingredients, allergens and nutrition. */
  readonly label: string | null;
  readonly relatedIds: readonly number[];
  /** The sort key of 'Best verkocht': higher sells more. Unique. */
  readonly popularity: number;
  readonly packShot: PackShot;
}

export type DemoDeal =
  /** Of every `paid + free` in the cart, `free` cost nothing: 2+1 is paid 2, free 1. */
  | { readonly kind: 'free-goods'; readonly paid: number; readonly free: number }
  /** Whole percentage off `priceCents`. */
  | { readonly kind: 'percentage'; readonly percentage: number }
  /** From this quantity on, one of another product is free. */
  | { readonly kind: 'give-away'; readonly from: number; readonly productId: number };

/** The data without a column in `admin import`: an offer on some products. */
interface DemoAction {
  readonly label: string;
  readonly icon: string;
  /** Null for a lowered price, which only has a label. */
  readonly deal: DemoDeal | null;
  readonly productIds: readonly number[];
}

type AssortmentTitle =
  | 'artikelnummer'
  | 'omschrijving'
  | 'prijs'
  | 'btw'
  | 'voorraad'
  | 'pad'
  | 'inhoud'
  | 'eenheid'
  | 'hoeveelheid'
  | 'prijs per'
  | 'merk'
  | 'ean'
  | 'oude prijs'
  | 'leverbaar'
  | 'nieuw'
  | 'maximum per bestelling'
  | 'afbeeldingen'
  | 'populariteit'
  | 'tekst'
  | 'productinformatie'
  | 'extra informatie'
  | 'etiket'
  | 'maat'
  | 'biologisch'
  | 'vrij van'
  | 'categorie';

/** Parses '12,95' to whole cents. */
const cents = (price: string): number => Number(price.replace(',', ''));

/** The id of an article number: '101 404' is 101404. */
const idOf = (articleNumber: string): number => Number(articleNumber.replace(' ', ''));

/** Reads the products, with offers, pictures and related products. `categoryIds` by path: 'verzorging/luiers' */
export function readProducts(categoryIds: ReadonlyMap<string, number>): DemoProduct[] {
  const packShots = new Map(
    readTable<'article' | keyof PackShot>('packs.csv').map(({ article, figure, ...pack }) => [
      Number(article),
      { ...pack, figure: figure || null } as PackShot,
    ]),
  );
  const related = new Map(
    readTable<'article' | 'related'>('related.csv').map((row) => [
      Number(row.article),
      row.related.split('|').map(Number),
    ]),
  );
  const actions = new Map(
    readJson<readonly DemoAction[]>('actions.json').flatMap((action) =>
      action.productIds.map((id) => [id, action] as const),
    ),
  );
  return readTable<AssortmentTitle>('assortment.csv').map((row) => {
    const id = idOf(row.artikelnummer);
    const action = actions.get(id);
    const packShot = packShots.get(id);
    const categoryId = categoryIds.get(row.categorie);
    if (!packShot || !categoryId) throw new Error(`Product ${id} has no pack or no category.`);
    return {
      id,
      path: row.pad,
      categoryId,
      articleNumber: row.artikelnummer,
      ean: row.ean,
      brand: row.merk,
      description: row.omschrijving,
      contents: row.inhoud,
      unit: row.eenheid,
      priceCents: cents(row.prijs),
      priceOldCents: row['oude prijs'] === '' ? null : cents(row['oude prijs']),
      vatPercentage: row.btw === '9' ? 9 : 21,
      stock: Number(row.voorraad),
      available: row.leverbaar === 'ja',
      isNew: row.nieuw === 'ja',
      deal: action?.deal ?? null,
      orderLimit: Number(row['maximum per bestelling']) || null,
      offerIcon: action?.icon ?? null,
      offerLabel: action?.label ?? null,
      images: row.afbeeldingen.split('|'),
      text: row.tekst,
      information: row.productinformatie,
      extraInformation: row['extra informatie'] || null,
      label: row.etiket || null,
      relatedIds: related.get(id) ?? [],
      popularity: Number(row.populariteit),
      packShot,
    };
  });
}
