import { cellText } from '@magazijn/domain/csv';
import { AdminError } from '../AdminCommand.ts';
import { type CatalogueField, catalogueFields, categoryTitle } from './catalogueFields.ts';
import type { CsvRow } from './openCsv.ts';

/** A product of a file: the category's id, then the values in the order of `catalogueFields`. */
interface CatalogueRow {
  readonly line: number;
  readonly values: readonly (string | null)[];
}

/**
 * @param categories the ids, by path, of categories that can have products.
 * @returns the row, or all its problems with line and column.
 */
export function readRow(
  { line, cells }: CsvRow,
  header: CatalogueHeader,
  categories: ReadonlyMap<string, number>,
): CatalogueRow | { readonly problems: readonly string[] } {
  // Excel adds empty cells to the end of rows.
  if (cells.length < header.width || cells.slice(header.width).some((cell) => cell !== '')) {
    return { problems: [`Line ${line}: has ${cells.length} columns; the first line has ${header.width}.`] };
  }
  const problems: string[] = [];
  const values = new Map<string, string | null>();
  for (const { field, at } of header.fields) {
    const text = cellText(cells[at] ?? '');
    if (text === '' && field.required) {
      problems.push(`Line ${line}, column ${field.title}: is empty.`);
      continue;
    }
    const read = text === '' ? { value: field.empty } : field.read(text);
    if ('problem' in read) problems.push(`Line ${line}, column ${field.title}: ${read.problem}.`);
    else values.set(field.column, read.value);
  }
  const path = cells[header.categoryAt] ?? '';
  const category = categories.get(path.toLowerCase().replace(/^\/+|\/+$/g, ''));
  if (category === undefined) {
    problems.push(`Line ${line}, column ${categoryTitle}: there is no category "${path}".`);
  }
  if (problems.length > 0 || category === undefined) return { problems };
  const valueIn = (column: string, empty: string | null) =>
    values.has(column) ? (values.get(column) ?? null) : empty;
  return {
    line,
    values: [
      String(category),
      ...catalogueFields.map(({ column, empty }) => {
        const value = valueIn(column, empty);
        if (column !== 'path' || value !== '') return value;
        return pathOf(valueIn('description', '') ?? '', valueIn('article_number', '') ?? '');
      }),
    ],
  };
}

export interface CatalogueHeader {
  readonly width: number;
  readonly categoryAt: number;
  readonly fields: readonly { readonly field: CatalogueField; readonly at: number }[];
}

/** Ignores empty columns at the end. @throws AdminError that names every missing, repeated or unknown column. */
export function readHeader(cells: readonly string[]): CatalogueHeader {
  const titles = cells
    .slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
    .map((cell) => cell.trim().toLowerCase());
  const known = [categoryTitle, ...catalogueFields.map(({ title }) => title)];
  const needed = [
    categoryTitle,
    ...catalogueFields.filter((field) => field.required).map(({ title }) => title),
  ];
  const problems = [
    ...needed
      .filter((title) => !titles.includes(title))
      .map((title) => `Line 1: column ${title} is missing.`),
    ...titles
      .filter((title) => !known.includes(title))
      .map((title) => `Line 1: column "${title}" is unknown. Known are: ${known.join(', ')}.`),
    ...known
      .filter((title) => titles.filter((other) => other === title).length > 1)
      .map((title) => `Line 1: column ${title} is there twice.`),
  ];
  if (problems.length > 0) throw new AdminError(problems.join('\n'));
  return {
    width: titles.length,
    categoryAt: titles.indexOf(categoryTitle),
    fields: catalogueFields.flatMap((field) => {
      const at = titles.indexOf(field.title);
      return at === -1 ? [] : [{ field, at }];
    }),
  };
}

/** The path of a product without one, from its name and its article number, which makes it unique. */
export const pathOf = (description: string, articleNumber: string): string =>
  `${description} ${articleNumber}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(-150)
    .replace(/^-/, '') || 'product';
