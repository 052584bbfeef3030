import { AdminError } from '../AdminError.ts';
import { type BackupNote, readNote } from './BackupNote.ts';
import { backupFormat, endOfRows } from './backupFormat.ts';
import { backupLines } from './backupLines.ts';

/**
 * Reads a backup from its first to its last line, before anything is done with it.
 *
 * @param schema the last migration of the database that it is for.
 * @throws AdminError when it is no backup, of another version, cut off or damaged.
 */
export async function checkBackup(file: string, schema: string): Promise<void> {
  let header: BackupNote | null = null;
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
      if (note?.end) ended = note;
    }
  } catch {
    // It is said below, by what was read until then.
  }
  if (header?.format !== backupFormat.format || header.version !== backupFormat.version) {
    throw new AdminError('This file is no backup of Magazijn.');
  }
  if (header.schema !== schema) {
    throw new AdminError(
      'This backup was made by another version of Magazijn. Restore it with that version, then start the new one.',
    );
  }
  if (ended === null || ended.rows !== rows) {
    throw new AdminError('This backup is cut off or damaged. Nothing was restored.');
  }
}
