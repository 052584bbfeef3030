import { markdownTable } from '../markdownTable.ts';

const line =
  /^(\w+) +script +([\d.]+) kB, of a customer +([\d.]+) kB +style +([\d.]+) kB +font +([\d.]+) kB$/gm;

/**
 * What `scripts/check-size.ts` prints, as a table.
 *
 * @throws Error when it printed no page.
 */
export function sizeTable(printed: string): string {
  const rows = [...printed.matchAll(line)].map(([, ...cells]) => cells);
  if (rows.length === 0) throw new Error(`No page was weighed:\n${printed}`);
  return markdownTable(['First view', 'script', 'of a customer', 'style', 'fonts'], rows);
}
