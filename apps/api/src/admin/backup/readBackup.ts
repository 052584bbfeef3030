import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Sql } from '../../database/Database.ts';
import { AdminError } from '../AdminError.ts';
import { readNote } from './BackupNote.ts';
import { endOfRows } from './backupFormat.ts';
import { backupLines } from './backupLines.ts';
import { listTables } from './listTables.ts';

/** Lines in pieces of some size: one write per row would cost most of the time. */
const pieceSize = 256 * 1024;

/**
 * Fills empty tables with what a backup holds that `checkBackup` found whole, in the transaction of `sql`.
 *
 * @param onTable told of each table before it is filled.
 * @returns how many rows came back.
 */
export async function readBackup(sql: Sql, file: string, onTable: (table: string) => void): Promise<number> {
  const tables = new Set((await listTables(sql)).map(({ table }) => table));
  let copy: Writable | null = null;
  let piece = '';
  let rows = 0;
  for await (const line of backupLines(file)) {
    if (copy === null) {
      const note = readNote(line);
      for (const { name, value, called } of note?.sequences ?? []) {
        await sql`select setval(${name}::text::regclass, ${value}::bigint, ${called})`;
      }
      if (note?.table === undefined) continue;
      if (!tables.has(note.table)) throw new AdminError(`There is no table ${note.table} here.`);
      onTable(note.table);
      copy = await sql`copy ${sql(note.table)} (${sql([...(note.columns ?? [])])}) from stdin`.writable();
      continue;
    }
    const ends = line === endOfRows;
    if (!ends) {
      rows += 1;
      piece += `${line}\n`;
    }
    if (piece !== '' && (ends || piece.length > pieceSize)) {
      if (!copy.write(piece)) await once(copy, 'drain');
      piece = '';
    }
    if (ends) {
      copy.end();
      await finished(copy);
      copy = null;
    }
  }
  return rows;
}
