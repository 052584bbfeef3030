import { maxLineQuantity } from '@magazijn/domain/cart';
import { isIsoDate } from '@magazijn/domain/delivery';
import { measures } from '@magazijn/domain/money';
import { cleanLines, cleanText } from '@magazijn/domain/validation';

/** Text up to a maximum length: one line, or several with `cleanLines`. PostgreSQL stores no NUL. */
const readText =
  (max: number, clean = cleanText) =>
  (written: string): Reading => {
    if (written.includes('\0')) return { problem: 'holds a character that cannot be kept (NUL)' };
    const text = clean(written);
    return text.length > max
      ? { problem: `has ${text.length} characters; at most ${max} fit` }
      : { value: text };
  };

/** Excel turns a long number into '8,71E+12', and '12-3' into '12-mrt'. */
const rounded = /^\d+([.,]\d+)?E\+\d+$/i;
const month = 'jan|feb|mrt|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec';
const dated = new RegExp(`^(\\d{1,2}-(${month})|(${month})-\\d{2})$`, 'i');

/** '#N/B', '#NAAM?' and '#DEEL/0!', in any language, and the signs of a column that is too narrow. */
const failed = /^#(N\/[A-Z]+|[A-Z/\d]+[!?]|#+)$/i;

/** A text that Excel may have changed when it opened the file: its numbers, dates and errors are refused. */
const readUnchanged =
  (max: number, read = readText(max)) =>
  (text: string): Reading => {
    if (rounded.test(text))
      return { problem: `"${text}" is a number that Excel has shortened; format the column as text` };
    if (dated.test(text))
      return { problem: `"${text}" is a date that Excel made of it; format the column as text` };
    if (failed.test(text)) return { problem: `"${text}" is an error of Excel; correct the cell` };
    return read(text);
  };

/** GTIN-8, -12, -13 or -14 with its check digit (GS1 General Specifications, 7.9). */
function readEan(text: string): Reading {
  const digits = text.replace(/\s/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits))
    return { problem: `"${text}" is not an EAN: 8, 12, 13 or 14 digits` };
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  if (sum % 10 !== 0) return { problem: `"${text}" has a wrong check digit` };
  return { value: digits };
}

const maxCents = 100_000_000;
/** '1.234,50' and '1234,5' as Dutch Excel writes them, and '1234.50' as other programs do. */
const dutch = /^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;
const plain = /^(\d+)\.(\d{1,2})$/;

/** Converts euros to whole cents without floating-point numbers. '1.234' is 1234 euros. */
export function readAmount(text: string): Reading {
  const written = text.replace(/^(€|EUR)\s*|\s*(€|EUR)$/gi, '').replace(/[\s\u00A0]/g, '');
  const [, euros, fraction = ''] = dutch.exec(written) ?? plain.exec(written) ?? [];
  if (euros === undefined) return { problem: `"${text}" is not an amount; write it like 12,95` };
  const cents = Number(euros.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > maxCents) return { problem: `"${text}" is more than € 1.000.000` };
  return { value: String(cents) };
}

/** A whole number from `min` to `max`; '1.000' is 1000, as Dutch Excel shows it. */
export const readWhole =
  (min: number, max: number) =>
  (text: string): Reading => {
    const digits = /^[1-9]\d{0,2}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text;
    const number = /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN;
    if (number >= min && number <= max) return { value: String(number) };
    return { problem: `"${text}" is not a whole number from ${min} to ${max}` };
  };

/** The Dutch rates; those of Belgium follow from them. */
const rates = ['0', '9', '21'];

/** A VAT percentage: '21', '21%', '21,00', or 0.21 as Excel stores a percentage. */
export function readVat(text: string): Reading {
  const written = text.replace(/\s*%$/, '').replace(',', '.');
  const number = /^\d{1,2}(\.\d{1,2})?$/.test(written) ? Number(written) : Number.NaN;
  const percentage = String(number > 0 && number < 1 ? Math.round(number * 100) : number);
  if (rates.includes(percentage)) return { value: percentage };
  return { problem: `"${text}" is not a Dutch VAT rate: 0, 9 or 21` };
}

const readPath = (text: string): Reading =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 150
    ? { value: text }
    : { problem: `"${text}" is not a path: small letters and digits with single hyphens between them` };

const words: Readonly<Record<string, string>> = {
  ja: 't',
  j: 't',
  waar: 't',
  true: 't',
  '1': 't',
  nee: 'f',
  n: 'f',
  onwaar: 'f',
  false: 'f',
  '0': 'f',
};

/** Yes or no, as people and Dutch Excel write it. */
export function readYesNo(text: string): Reading {
  const value = words[text.toLowerCase()];
  return value === undefined ? { problem: `"${text}" is neither ja nor nee` } : { value };
}

/** Names of pictures with '|' between them, in their order, as the text of a PostgreSQL array. */
export function readImages(text: string): Reading {
  const names = text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const wrong = names.find((name) => !/^[\w.-]{1,200}$/.test(name));
  if (wrong !== undefined) {
    return { problem: `"${wrong}" is not a name of a picture: use letters, digits, points and hyphens` };
  }
  return { value: `{${names.map((name) => `"${name}"`).join(',')}}` };
}

/** '4,8', '1.200' or '4.8': above 0, with at most three decimals. '1.234' is a thousand and more, '0.125' an eighth. */
export function readQuantity(text: string): Reading {
  const [, whole, fraction = ''] =
    /^([1-9]\d{0,2}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,3}))?$/.exec(text) ??
    /^(\d{1,7})\.(\d{1,3})$/.exec(text) ??
    [];
  const quantity = whole === undefined ? Number.NaN : Number(`${whole.replaceAll('.', '')}.${fraction || 0}`);
  if (quantity > 0) return { value: String(quantity) };
  return { problem: `"${text}" is not a quantity above 0; write it like 4,8` };
}

/** One of a list of words, whatever their case. */
const readWord =
  (words: readonly string[]) =>
  (text: string): Reading => {
    const word = text.toLowerCase();
    return words.includes(word)
      ? { value: word }
      : { problem: `"${text}" is not one of ${words.join(', ')}` };
  };

/** The allergens that a label has to name (Regulation (EU) 1169/2011, annex II). */
const allergens = [
  'gluten',
  'schaaldieren',
  'ei',
  'vis',
  'pinda',
  'soja',
  'melk',
  'noten',
  'selderij',
  'mosterd',
  'sesam',
  'sulfiet',
  'lupine',
  'weekdieren',
];

/** Allergens with '|' between them, as PostgreSQL's array text. */
export function readAllergens(text: string): Reading {
  const read = text
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map(readWord(allergens));
  const wrong = read.find((each) => 'problem' in each);
  if (wrong) return wrong;
  return { value: `{${read.map((each) => ('value' in each ? each.value : '')).join(',')}}` };
}

/** '2026-12-03', or '3-12-2026' as Dutch Excel shows it. */
export function readDate(text: string): Reading {
  const [, day = '', month = '', year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text) ?? [];
  const date = year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? { value: date } : { problem: `"${text}" is not a date; write it like 3-12-2026` };
}

export interface CatalogueField {
  readonly title: string;
  readonly column: string;
  /** The file must have the column, without empty cells. */
  readonly required: boolean;
  /** The value of an empty cell, and of new products when the file lacks the column; as COPY accepts it. */
  readonly empty: string | null;
  readonly read: (text: string) => Reading;
}

/** The maximum stock: less than the column holds, so that the goods of cancelled orders still fit. */
export const maxStock = 1_000_000_000;

/** The maximum of the column. */
const maxPopularity = 2_147_483_647;

const field = (
  title: string,
  column: string,
  read: CatalogueField['read'],
  empty: string | null | undefined = undefined,
): CatalogueField => ({ title, column, read, required: empty === undefined, empty: empty ?? null });

/**
 * Every column of a catalogue file besides `categorie`, in the order of an export. Columns that a file lacks stay
 * unchanged; files do not set deals.
 */
export const catalogueFields: readonly CatalogueField[] = [
  field('artikelnummer', 'article_number', readUnchanged(60)),
  field('omschrijving', 'description', readText(200)),
  field('prijs', 'price_cents', readAmount),
  field('btw', 'vat_percentage', readVat),
  field('voorraad', 'stock', readWhole(0, maxStock)),
  field('pad', 'path', readPath, ''),
  field('inhoud', 'contents', readUnchanged(200), ''),
  field('eenheid', 'unit', readText(30), 'stuk'),
  field('hoeveelheid', 'content_amount', readQuantity, null),
  field('prijs per', 'content_measure', readWord(measures), null),
  field('merk', 'brand', readText(100), ''),
  field('ean', 'ean', readUnchanged(20, readEan), ''),
  field('oude prijs', 'price_old_cents', readAmount, null),
  field('leverbaar', 'available', readYesNo, 't'),
  field('verwacht op', 'expected_on', readDate, null),
  field('nieuw', 'is_new', readYesNo, 'f'),
  field('maximum per bestelling', 'order_limit', readWhole(1, maxLineQuantity), null),
  field('afbeeldingen', 'images', readImages, '{}'),
  field('populariteit', 'popularity', readWhole(0, maxPopularity), '0'),
  field('tekst', 'text', readText(20_000, cleanLines), ''),
  field('productinformatie', 'information', readText(50_000, cleanLines), ''),
  field('extra informatie', 'extra_information', readText(50_000, cleanLines), null),
  field('etiket', 'label', readText(50_000, cleanLines), null),
  field('maat', 'size', readUnchanged(60), ''),
  field('biologisch', 'organic', readYesNo, 'f'),
  field('vrij van', 'free_of', readAllergens, '{}'),
];

/** The column with the path of a product's category: 'verzorging/luiers'. */
export const categoryTitle = 'categorie';

/** The result of reading a cell: the value as COPY accepts it (null for none), or the problem as a text. */
type Reading = { readonly value: string | null } | { readonly problem: string };
