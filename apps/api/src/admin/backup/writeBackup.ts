import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../../database/Database.ts';
import { backupFormat, endOfRows, listSequences, listTables, schemaVersion } from './backupFormat.ts';
import { checksumsOf } from './checksums.ts';

const lineFeed = 10;

function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) lines += 1;
  return lines;
}

/**
 * Writes everything that stands in the database to one file (see `backupFormat`): one moment of it, however long the
 * writing takes and whatever is ordered meanwhile. The file appears when it is whole; only its owner can read it, since
 * it holds password hashes.
 *
 * @param onTable told of each table before it is written.
 * @returns how many rows it holds.
 */
export async function writeBackup(
  { sql: pool }: Database,
  file: string,
  now: Date,
  onTable: (table: string) => void,
): Promise<number> {
  const unfinished = `${file}.part`;
  const gzip = createGzip({ level: 6 });
  const output = gzip.pipe((await open(unfinished, 'w', 0o600)).createWriteStream());
  // A disk that is full is heard at the end; until then it must not be an event without a listener.
  const written = finished(output);
  written.catch(() => {});
  const write = async (chunk: Buffer | string) => {
    if (!gzip.write(chunk)) await Promise.race([once(gzip, 'drain'), written]);
  };
  const writeLine = (value: unknown) => write(`${JSON.stringify(value)}\n`);
  try {
    const rows = await pool.begin('isolation level repeatable read read only', async (sql) => {
      await sql`set local statement_timeout = 0`;
      let count = 0;
      await writeLine({ ...backupFormat, schema: await schemaVersion(sql), createdAt: now.toISOString() });
      for (const { table, columns } of await listTables(sql)) {
        onTable(table);
        await writeLine({ table, columns });
        const copied = await sql`copy ${sql(table)} (${sql([...columns])}) to stdout`.readable();
        for await (const chunk of copied) {
          count += countLines(chunk);
          await write(chunk);
        }
        // The driver stops reading its socket while the stream is full, and goes on when more is wanted: never again
        // when the rows ended in the meantime, and the next statement would wait for ever.
        copied._read(0);
        await write(`${endOfRows}\n`);
      }
      await writeLine({ sequences: await listSequences(sql) });
      await writeLine({ checksums: await checksumsOf(sql) });
      await writeLine({ end: true, rows: count });
      return count;
    });
    gzip.end();
    await written;
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    // A transaction that ends in the midst of a copy complains of that, and not of the disk that ended it.
    const cause = output.errored ?? error;
    gzip.destroy();
    output.destroy();
    await rm(unfinished, { force: true });
    throw cause;
  }
}
