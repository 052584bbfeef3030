import type { TableColumn, TableSort } from './TableColumn.ts';

/**
 * Rows in the order of a column, as new array; equal ones keep their order, and what has no value goes last whichever
 * way. Words are in the order of the language, figures by their value.
 *
 * @param locale BCP 47: 'nl'.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: NonNullable<TableColumn<Row>['sortBy']>,
  direction: TableSort['direction'],
  locale: string,
): readonly Row[] {
  const { compare } = new Intl.Collator(locale);
  const sign = direction === 'ascending' ? 1 : -1;
  // Each value is asked for once; a comparison would ask some thirteen times for 10,000 rows.
  const keyed = rows.map((row) => ({ row, key: sortBy(row) }));
  keyed.sort(({ key: one }, { key: other }) => {
    if (one === other) return 0;
    if (one === null) return 1;
    if (other === null) return -1;
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * compare(String(one), String(other));
  });
  return keyed.map(({ row }) => row);
}
