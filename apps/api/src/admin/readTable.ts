import { cleanText } from '@magazijn/domain/validation';
import { AdminError } from './AdminCommand.ts';
import { openCsv } from './catalogue/openCsv.ts';

export interface TableRow<Title extends string> {
  readonly line: number;
  /** The text of a column; empty for a column that the file lacks. */
  readonly cell: (title: Title) => string;
}

/**
 * Reads a CSV file with a header line, whose columns can be in any order and in capitals.
 *
 * @param required the titles that the file must have.
 * @throws AdminError that names an unknown or missing column.
 */
export async function* readTable<Title extends string>(
  file: string,
  titles: readonly Title[],
  required: readonly Title[],
): AsyncGenerator<TableRow<Title>> {
  let columns: readonly string[] | null = null;
  for await (const { line, cells } of openCsv(file, () => {})) {
    if (columns !== null) {
      const named = columns;
      yield { line, cell: (title) => cleanText(cells[named.indexOf(title)] ?? '') };
      continue;
    }
    const found = cells.map((cell) => cell.toLowerCase());
    const unknown = found.find((title) => !titles.some((known) => known === title));
    const missing = required.find((title) => !found.includes(title));
    if (unknown !== undefined) throw new AdminError(`Line 1: column "${unknown}" is unknown.`);
    if (missing !== undefined) throw new AdminError(`Line 1: column ${missing} is missing.`);
    columns = found;
  }
  if (columns === null) throw new AdminError(`Line 1: column ${required[0]} is missing.`);
}
