import type { Reading } from './Reading.ts';
import { readAmount } from './readAmount.ts';
import { readImages } from './readImages.ts';
import { readPath } from './readPath.ts';
import { readText } from './readText.ts';
import { readVat } from './readVat.ts';
import { readWhole } from './readWhole.ts';
import { readYesNo } from './readYesNo.ts';

/** A column of a catalogue file. */
export interface CatalogueField {
  /** Its name in the first line of the file. */
  readonly title: string;
  /** The column of `products` that it fills. */
  readonly column: string;
  /** The column has to be in the file, and no cell of it may be empty. */
  readonly required: boolean;
  /** What an empty cell stands for, and what a new product gets when the file has no such column; as COPY takes it. */
  readonly empty: string | null;
  readonly read: (text: string) => Reading;
}

const largest = 2_147_483_647;

const field = (
  title: string,
  column: string,
  read: CatalogueField['read'],
  empty: string | null | undefined = undefined,
): CatalogueField => ({ title, column, read, required: empty === undefined, empty: empty ?? null });

/**
 * Every column of a catalogue file besides `categorie`, in the order of an export. Whatever a file leaves out stays as
 * it is; deals are not set by files.
 */
export const catalogueFields: readonly CatalogueField[] = [
  field('artikelnummer', 'article_number', readText(60)),
  field('omschrijving', 'description', readText(200)),
  field('prijs', 'price_cents', readAmount),
  field('btw', 'vat_percentage', readVat),
  field('voorraad', 'stock', readWhole(0, largest)),
  field('pad', 'path', readPath, ''),
  field('inhoud', 'contents', readText(200), ''),
  field('eenheid', 'unit', readText(30), 'stuk'),
  field('merk', 'brand', readText(100), ''),
  field('ean', 'ean', readText(20), ''),
  field('oude prijs', 'price_old_cents', readAmount, null),
  field('leverbaar', 'available', readYesNo, 't'),
  field('nieuw', 'is_new', readYesNo, 'f'),
  field('maximum per bestelling', 'order_limit', readWhole(1, 9999), null),
  field('afbeeldingen', 'images', readImages, '{}'),
  field('populariteit', 'popularity', readWhole(0, largest), '0'),
  field('tekst', 'text', readText(20_000), ''),
  field('productinformatie', 'information', readText(50_000), ''),
  field('extra informatie', 'extra_information', readText(50_000), null),
  field('etiket', 'label', readText(50_000), null),
];

/** The column that says where a product stands: 'verzorging/luiers', as in its address. */
export const categoryTitle = 'categorie';
