import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Sql } from '../../database/Database.ts';
import { catalogueFields } from './catalogueFields.ts';
import { copyText } from './copyText.ts';
import type { CsvRow } from './openCsv.ts';
import { type CatalogueHeader, readHeader } from './readHeader.ts';
import { readRow } from './readRow.ts';

/** What was read of a file. */
export interface StagedRows {
  readonly header: CatalogueHeader;
  readonly rows: number;
  /** The first problems, by line, and how many there are. */
  readonly problems: readonly string[];
  readonly problemCount: number;
}

/** So many problems are told; who has more has a problem with the whole file. */
const mostProblems = 50;
const pieceSize = 256 * 1024;

async function categoryIds(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ id: number; path: string }[]>`
    select categories.id, concat_ws('/', parent.url, categories.url) as path
      from categories left join categories as parent on parent.id = categories.parent_id
      where not categories.special`;
  return new Map(rows.map(({ id, path }) => [path.toLowerCase(), id]));
}

/**
 * Reads the rows of a file into the table `import_rows`, which lasts as long as the transaction of `sql`. A row with a
 * problem is not staged, and the others are only read for theirs.
 *
 * @throws AdminError when the first line is wrong, or there is none.
 */
export async function stageRows(sql: Sql, rows: AsyncIterator<CsvRow>): Promise<StagedRows> {
  const first = await rows.next();
  const header = readHeader(first.done ? [] : first.value.cells);
  const categories = await categoryIds(sql);
  const columns = ['category_id', ...catalogueFields.map(({ column }) => column)];
  await sql`
    create temporary table import_rows on commit drop as
      select 0 as line, ${sql(columns)} from products limit 0`;
  const copy = await sql`copy import_rows (line, ${sql(columns)}) from stdin`.writable();
  const problems: string[] = [];
  let problemCount = 0;
  let staged = 0;
  let piece = '';
  const send = async () => {
    if (piece !== '' && !copy.write(piece)) await once(copy, 'drain');
    piece = '';
  };
  try {
    for (let row = await rows.next(); !row.done; row = await rows.next()) {
      const read = readRow(row.value, header, categories);
      if (!('problems' in read)) {
        staged += 1;
        piece += `${[String(read.line), ...read.values].map(copyText).join('\t')}\n`;
        if (piece.length > pieceSize) await send();
      } else {
        problemCount += read.problems.length;
        problems.push(...read.problems.slice(0, Math.max(0, mostProblems - problems.length)));
      }
    }
  } finally {
    // Also when the file breaks off: a copy that is left open takes the connection with it.
    await send();
    copy.end();
    await finished(copy);
  }
  return { header, rows: staged, problems, problemCount };
}
