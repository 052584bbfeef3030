import type { BackupTable } from './BackupTable.ts';
import type { BackupHeader, BackupSequence } from './backupFormat.ts';

/** A line of a backup that is no row. */
export type BackupNote = Partial<BackupHeader> &
  Partial<BackupTable> & {
    readonly sequences?: readonly BackupSequence[];
    readonly end?: true;
    readonly rows?: number;
  };

/** Reads such a line; null when it is none. */
export function readNote(line: string): BackupNote | null {
  try {
    const note: unknown = JSON.parse(line);
    return typeof note === 'object' ? note : null;
  } catch {
    return null;
  }
}
