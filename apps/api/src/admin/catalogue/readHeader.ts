import { AdminError } from '../AdminError.ts';
import { type CatalogueField, catalogueFields, categoryTitle } from './catalogueFields.ts';

/** What stands in which column of a file. */
export interface CatalogueHeader {
  readonly width: number;
  readonly categoryAt: number;
  /** The fields that the file brings, and where. */
  readonly fields: readonly { readonly field: CatalogueField; readonly at: number }[];
}

/**
 * Reads the first line of a catalogue file.
 *
 * @throws AdminError naming every column that is missing, twice there or unknown.
 */
export function readHeader(cells: readonly string[]): CatalogueHeader {
  const titles = cells.map((cell) => cell.trim().toLowerCase());
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
