import type { ShoppingListLine } from '@magazijn/api-client';
import { csvText } from '@magazijn/domain/csv';
import type { ListEntryProblem, ListLine } from '@magazijn/domain/lists';
import type { QuickOrderEntry } from '@magazijn/domain/quick-order';
import { listTexts as texts } from './listTexts.ts';

/** A list as CSV that can be imported again. `csvText` makes formulas harmless. */
export const listCsv = (lines: readonly ListLine[], known: ReadonlyMap<number, ShoppingListLine>): string =>
  csvText([
    texts.exportColumns,
    ...lines.map(({ productId, quantity, kind }) => {
      const line = known.get(productId);
      const { product } = line ?? {};
      return [
        product?.articleNumber || line?.articleNumber || '',
        product ? [product.name, product.contents].filter(Boolean).join(', ') : (line?.name ?? ''),
        String(quantity),
        texts.kinds[kind],
      ];
    }),
  ]);

/** The lines of a file that were not added, with reasons. */
export const problemsCsv = (
  entries: readonly QuickOrderEntry[],
  problems: readonly { readonly index: number; readonly problem: ListEntryProblem }[],
): string =>
  csvText([
    texts.problemColumns,
    ...problems.map(({ index, problem }) => [
      entries[index]?.product ?? '',
      entries[index]?.quantity ?? '',
      entries[index]?.meaning ?? '',
      problem.kind === 'quantity' ? problem.message : texts.problems[problem.kind],
    ]),
  ]);
