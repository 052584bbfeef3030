import { markdownTable } from '../markdownTable.ts';

/** The visits of one page. */
export interface PagePaints {
  readonly name: string;
  /** The middle one, in milliseconds. */
  readonly largest: number;
  /** The one that moved most. */
  readonly shift: number;
  readonly visits: number;
}

/** The pages as a table: seconds, and the shift as the browser counts it. */
export const paintsTable = (pages: readonly PagePaints[]): string =>
  markdownTable(
    ['Page', 'largest paint s', 'target', 'layout shift', 'target', 'visits'],
    pages.map(({ name, largest, shift, visits }) => [
      name,
      (largest / 1000).toFixed(2),
      '≤ 1.3',
      shift.toFixed(3),
      '≤ 0.01',
      String(visits),
    ]),
  );
