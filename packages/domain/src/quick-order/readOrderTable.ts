import { cellText } from '../csv/cellText.ts';
import { cleanText } from '../validation/cleanText.ts';
import { isIdentifier } from './identifiers.ts';
import type { QuickOrderEntry } from './QuickOrderEntry.ts';
import { quantityText, readOrderLine } from './readOrderLine.ts';

type Column = 'article' | 'ean' | 'name' | 'quantity' | 'meaning';

/** Common column titles, without spaces, points and capitals. */
const titles: Readonly<Record<Column, readonly string[]>> = {
  article: [
    'artikelnummer',
    'artikelnr',
    'artikel',
    'artnr',
    'artikelcode',
    'bestelnummer',
    'bestelcode',
    'productnummer',
    'productcode',
    'sku',
    'articlenumber',
    'itemnumber',
  ],
  ean: ['ean', 'eancode', 'barcode', 'streepjescode', 'gtin'],
  name: [
    'omschrijving',
    'naam',
    'product',
    'productnaam',
    'artikelnaam',
    'artikelomschrijving',
    'description',
    'name',
  ],
  quantity: [
    'aantal',
    'bestelaantal',
    'besteld',
    'hoeveelheid',
    'qty',
    'quantity',
    'stuks',
    'aantalstuks',
    'tebestellen',
    'bestellen',
  ],
  meaning: ['betekenis'],
};

/** Titles that can also name the rows: used only without another title of products. */
const weakArticleTitles = ['art', 'nummer', 'nr', 'code'];

export const isProductTitle = (line: string): boolean => {
  const column = titleOf(line);
  if (column === null) return weakArticleTitles.includes(plainTitle(line));
  return column !== 'quantity' && column !== 'meaning';
};

const plainTitle = (cell: string): string => cell.toLowerCase().replace(/[^a-z]/g, '');

const titleOf = (cell: string): Column | null => {
  const plain = plainTitle(cell);
  const found = Object.entries(titles).find(([, names]) => names.includes(plain));
  return (found?.[0] as Column | undefined) ?? null;
};

/** The index of each column; -1 when absent. */
type Columns = Readonly<Record<Column, number>>;

/** The maximum rows above the header, such as a title and a date. */
const maxRowsAbove = 10;

interface Header {
  readonly columns: Columns;
  readonly row: number;
}

/** The row that titles a product column and, unless it is the only column, the quantities. */
function findHeader(rows: readonly (readonly string[])[]): Header | null {
  for (const [row, cells] of rows.slice(0, maxRowsAbove).entries()) {
    const named = cells.map(titleOf);
    const at = (column: Column) => named.indexOf(column);
    const strong = {
      article: at('article'),
      ean: at('ean'),
      name: at('name'),
      quantity: at('quantity'),
      meaning: at('meaning'),
    };
    const hasStrong = strong.article >= 0 || strong.ean >= 0 || strong.name >= 0;
    const weak = cells.findIndex((cell) => weakArticleTitles.includes(plainTitle(cell)));
    const columns = hasStrong ? strong : { ...strong, article: weak };
    const hasProduct = hasStrong || weak >= 0;
    const isAlone = cells.filter((cell) => cell !== '').length === 1;
    if (hasProduct && (columns.quantity >= 0 || (isAlone && row === 0))) return { columns, row };
  }
  return null;
}

const isWhole = (cell: string): boolean => /^\d{1,4}$/.test(quantityText(cell));
const isNumber = (cell: string): boolean => /^[-−]?\d{1,6}(?:[.,]\d+)*$/.test(quantityText(cell));
const isName = (cell: string): boolean => /\p{L}{3}/u.test(cell) && !isIdentifier(cell);

const maxSampledRows = 500;

/** The minimum share of a column's cells that have its content. */
const majority = 0.5;

/** Whether a column numbers its rows: 1, 2, 3, … */
const isRowNumber = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, row) => Number(cell) === row + 1);

/** Guesses the columns of a table without a header from most of their cells. */
function guessColumns(table: readonly (readonly string[])[]): Columns {
  const rows = table.slice(0, maxSampledRows);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const share = (at: number, is: (cell: string) => boolean): number => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
  };
  const best = (is: (cell: string) => boolean, without: readonly number[], min: number): number => {
    const found = Array.from({ length: width }, (_, at) => ({
      at,
      share: without.includes(at) ? 0 : share(at, is),
    }))
      .filter((column) => column.share >= min && column.share > 0)
      .toSorted((one, other) => other.share - one.share || one.at - other.at);
    return found[0]?.at ?? -1;
  };
  const article = best(isIdentifier, [], majority);
  const name = best(isName, [article], majority);
  // With two columns of short numbers the product is the first.
  const product = article >= 0 ? article : Math.max(name, 0);
  const whole = Array.from({ length: width }, (_, at) => at).filter(
    (at) => ![article, name, product].includes(at) && share(at, isWhole) >= majority,
  );
  // With one other column, 1, 2, 3 are quantities.
  const counted = width === 2 ? whole : whole.filter((at) => !isRowNumber(rows.map((row) => row[at] ?? '')));
  // With two columns of numbers the quantity is unknown: the buyer enters it.
  const [only = -1] = counted.length === 1 ? counted : [];
  const quantity = whole.length > 0 || width !== 2 ? only : best(isNumber, [product], majority);
  return { article: article >= 0 || name >= 0 ? article : 0, ean: -1, name, quantity, meaning: -1 };
}

/** Most cells need no cleaning; skipping those makes large files faster. */
const cleanCell = (cell: string): string =>
  /^[\w.,]*$/.test(cell) ? cell : cleanText(cellText(cell.trim()));

/**
 * Parses a table of a spreadsheet. Columns are found by their titles, else by their cells, in any order. Of a product's
 * number, EAN and name the first one present is used.
 *
 * @example readOrderTable([['Aantal', 'Art.nr.'], ['2', '101404']]) // [{ product: '101404', quantity: '2' }]
 */
export function readOrderTable(table: readonly (readonly string[])[]): readonly QuickOrderEntry[] {
  const rows = table
    .map((row) => row.map(cleanCell))
    .filter((row) => row.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  const header = findHeader(rows);
  const data = header ? rows.slice(header.row + 1) : rows;
  const columns = header?.columns ?? guessColumns(data);
  return data.map((row) => readRow(row, columns));
}

function readRow(row: readonly string[], columns: Columns): QuickOrderEntry {
  const cell = (column: Column): string => (columns[column] < 0 ? '' : (row[columns[column]] ?? ''));
  const filled = row.filter((each) => each !== '');
  // A row with a single text among the others: 'Groep Zon: 2x 101404'.
  if (filled.length === 1 && row.length > 1 && cell('quantity') === '') return readOrderLine(filled[0] ?? '');
  const product = cell('article') || cell('ean') || cell('name');
  const quantity = quantityText(cell('quantity'));
  if (columns.quantity < 0 && filled.length === 1) return readOrderLine(filled[0] ?? '');
  // Product and quantity are swapped in this row.
  if (isWhole(product) && (isIdentifier(cell('quantity')) || isName(cell('quantity')))) {
    return { product: cell('quantity'), quantity: quantityText(product) };
  }
  // A row that fits no column becomes a product text, so that nothing is lost.
  return product === '' && quantity === ''
    ? { product: filled.join(' '), quantity: '' }
    : { product, quantity, ...(cell('meaning') === '' ? {} : { meaning: cell('meaning') }) };
}
