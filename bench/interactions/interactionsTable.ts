import { markdownTable } from '../markdownTable.ts';
import type { MeasuredInteraction } from './measureInteraction.ts';

/** The measurements as a table, in whole milliseconds. */
export const interactionsTable = (measured: readonly MeasuredInteraction[]): string =>
  markdownTable(
    ['Act', 'median ms', 'p95 ms', 'worst ms', 'target', 'acts'],
    measured.map(({ name, median, p95, worst, acts }) => [
      name,
      ...[median, p95, worst].map((value) => String(Math.round(value))),
      '< 100',
      String(acts),
    ]),
  );
