import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Sql } from '../../database/Database.ts';
import { AdminError } from '../AdminCommand.ts';
import { type BackupNote, backupFormat, endOfRows, listTables, readNote } from './backupFormat.ts';
import type { TableChecksum } from './checksums.ts';

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

/**
 * Reads a backup from its first to its last line, before anything is done with it.
 *
 * @param schema the last migration of the database that it is for.
 * @returns what each of its tables held.
 * @throws AdminError when it is no backup, of another version, cut off or damaged.
 */
export async function checkBackup(file: string, schema: string): Promise<readonly TableChecksum[]> {
  let header: BackupNote | null = null;
  let checksums: readonly TableChecksum[] | undefined;
  let ended: BackupNote | null = null;
  let inTable = false;
  let rows = 0;
  try {
    for await (const line of backupLines(file)) {
      if (inTable) {
        inTable = line !== endOfRows;
        if (inTable) rows += 1;
        continue;
      }
      const note = readNote(line);
      header ??= note;
      if (header?.format !== backupFormat.format) break;
      inTable = note?.table !== undefined;
      checksums ??= note?.checksums;
      if (note?.end) ended = note;
    }
  } catch {
    // It is said below, by what was read until then.
  }
  if (header?.format !== backupFormat.format) {
    throw new AdminError('This file is no backup of Magazijn.');
  }
  if (header.version !== backupFormat.version || header.schema !== schema) {
    throw new AdminError(
      'This backup was made by another version of Magazijn. Restore it with that version, then start the new one.',
    );
  }
  if (ended === null || ended.rows !== rows || checksums === undefined) {
    throw new AdminError('This backup is cut off or damaged. Nothing was restored.');
  }
  return checksums;
}

/**
 * The lines of a backup.
 *
 * @throws Error when the file cannot be read or unpacked to its end.
 */
async function* backupLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  // readline hears nothing of a source that breaks: it only stops. So the pipeline is asked at the end.
  const unpacked = pipeline(createReadStream(file), gunzip).then(
    () => null,
    (error: Error) => error,
  );
  gunzip.on('error', () => {});
  for await (const line of createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY }))
    yield line;
  const error = await unpacked;
  if (error) throw error;
}
