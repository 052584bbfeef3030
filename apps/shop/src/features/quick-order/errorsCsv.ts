import { csvText } from '@magazijn/domain/csv';
import { amsterdamTime } from '@magazijn/domain/delivery';
import type { QuickOrderEntry } from '@magazijn/domain/quick-order';
import type { QuickOrderResult } from '@magazijn/ui';
import { saveFile } from '../../shared/storage/saveFile.ts';
import { quickOrderTexts as texts } from './quickOrderTexts.ts';

interface WrongLine {
  readonly index: number;
  readonly entry: QuickOrderEntry;
  readonly result: QuickOrderResult | null;
}

/** CSV of the lines that have to be corrected: the error and the suggestions of each. */
const errorsCsv = (lines: readonly WrongLine[]): string =>
  csvText([
    texts.errorColumns,
    ...lines.map(({ index, entry, result }) => [
      String(index + 1),
      entry.product,
      entry.quantity,
      result?.message ?? '',
      (result?.choices ?? [])
        .map(({ label, detail }) => [label, detail].filter(Boolean).join(', '))
        .join(' | '),
    ]),
  ]);

export function saveErrors(lines: readonly WrongLine[]): void {
  const { date } = amsterdamTime(new Date());
  saveFile(texts.errorsFile(date), errorsCsv(lines), 'text/csv;charset=utf-8');
}
