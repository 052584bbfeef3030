import { catalogueFields, categoryTitle } from './catalogueFields.ts';
import { withoutApostrophe } from './csvCell.ts';
import type { CsvRow } from './openCsv.ts';
import { pathOf } from './pathOf.ts';
import type { CatalogueHeader } from './readHeader.ts';

/** A product of a file: its values in the order of `catalogueFields`, and the category's id before them. */
export interface CatalogueRow {
  readonly line: number;
  readonly values: readonly (string | null)[];
}

/**
 * Reads one row.
 *
 * @param categories ids by path; those that nothing can stand in are not among them.
 * @returns the row, or every problem of it with line and column.
 */
export function readRow(
  { line, cells }: CsvRow,
  header: CatalogueHeader,
  categories: ReadonlyMap<string, number>,
): CatalogueRow | { readonly problems: readonly string[] } {
  if (cells.length !== header.width) {
    return { problems: [`Line ${line}: has ${cells.length} columns; the first line has ${header.width}.`] };
  }
  const problems: string[] = [];
  const values = new Map<string, string | null>();
  for (const { field, at } of header.fields) {
    const text = withoutApostrophe(cells[at] ?? '');
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
