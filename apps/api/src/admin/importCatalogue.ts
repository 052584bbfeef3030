import { lockCatalogue, refreshSearchWords, refreshShelves } from '../catalogue/refreshCatalogue.ts';
import type { Sql } from '../database/Database.ts';
import { addBackInStockMails } from '../database/outbox.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { type AdminCommand, AdminError, readArguments } from './AdminCommand.ts';
import { openCsv } from './catalogue/openCsv.ts';
import {
  applyRows,
  findConflicts,
  findDoubtfulPrices,
  type ImportOutcome,
  spellAsKnown,
  stageRows,
} from './catalogue/stageRows.ts';
import { readableFile } from './namedFile.ts';

interface ImportResult extends ImportOutcome {
  /** For the operator: article numbers with other blanks in the catalogue, and prices that may be mistakes. */
  readonly notes: readonly string[];
}

/** Rolls back a successful transaction. */
class DryRun extends Error {
  readonly outcome: ImportResult;

  constructor(outcome: ImportResult) {
    super('Nothing is written by a dry run.');
    this.outcome = outcome;
  }
}

function refuse(problems: readonly string[], count: number): void {
  if (count === 0) return;
  const more = count > problems.length ? [`… and ${count - problems.length} more.`] : [];
  throw new AdminError([...problems, ...more, 'Nothing was imported.'].join('\n'));
}

const silent = () => {};

/** Imports a CSV file; callers refresh shelves and search words. @throws AdminError with every wrong line. */
export async function importProducts(
  sql: Sql,
  file: string,
  onBytes: (bytes: number) => void = silent,
  onStep: (step: string) => void = silent,
): Promise<ImportResult> {
  await sql`set local statement_timeout = 0`;
  await lockCatalogue(sql);
  const staged = await stageRows(sql, openCsv(file, onBytes));
  refuse(staged.problems, staged.problemCount);
  onStep('Comparing with the catalogue …');
  await sql`analyze import_rows`;
  const respellings = await spellAsKnown(sql);
  const conflicts = await findConflicts(sql);
  refuse(conflicts, conflicts.length);
  return {
    ...(await applyRows(sql, staged.header)),
    notes: [...respellings, ...(await findDoubtfulPrices(sql))],
  };
}

async function importFile(
  sql: Sql,
  file: string,
  onBytes: (bytes: number) => void,
  onStep: (step: string) => void,
): Promise<ImportResult> {
  const outcome = await importProducts(sql, file, onBytes, onStep);
  await addBackInStockMails(sql, outcome.backInStock);
  // The locks on products last until the end, so that only affected tables are refreshed.
  if (outcome.moved) {
    onStep('Laying out the shelves …');
    await refreshShelves(sql);
  }
  if (outcome.renamed) {
    onStep('Collecting the words to search …');
    await refreshSearchWords(sql);
  }
  return outcome;
}

/** `import`: adds and changes products by a CSV file. With one wrong line nothing is changed. */
export const importCatalogue: AdminCommand = {
  name: 'import',
  usage: '<file.csv> [--dry-run]',
  summary: 'Adds and changes products from a CSV file; --dry-run only prints the changes.',
  run: async ({ database, print, progress, folder }, args) => {
    const { values, flags } = readArguments(args, ['file'], ['dry-run']);
    const { file, size } = readableFile(folder, values[0] ?? '');
    const dryRun = flags.has('dry-run');
    const onBytes = (bytes: number) => progress(progressBar('Reading', bytes, size));
    const outcome = await retryConflict(() =>
      database.sql.begin(async (sql) => {
        const done = await importFile(sql, file, onBytes, progress);
        if (dryRun) throw new DryRun(done);
        return done;
      }),
    ).catch((error: unknown) => {
      if (error instanceof DryRun) return error.outcome;
      throw error;
    });
    if (!dryRun) await database.sql`analyze products, shelves, search_words`;
    const { added, changed, backInStock, notes } = outcome;
    for (const note of notes) print(note);
    const text = `${added} added, ${changed} changed, ${backInStock.length} back in stock`;
    print(dryRun ? `Would be: ${text}. Nothing was written.` : `${text}.`);
    return 0;
  },
};

const width = 30;

/** @example progressBar('Reading', 1, 2) // 'Reading ███████████████···············  50 %' */
function progressBar(name: string, done: number, whole: number): string {
  const part = whole <= 0 ? 1 : Math.min(1, Math.max(0, done / whole));
  const full = Math.floor(part * width);
  const percentage = String(Math.floor(part * 100)).padStart(3);
  return `${name} ${'█'.repeat(full)}${'·'.repeat(width - full)} ${percentage} %`;
}
