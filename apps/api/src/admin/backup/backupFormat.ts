/**
 * A backup is one gzip file of text lines in UTF-8:
 *
 * 1. a header: `{"format":"magazijn-backup","version":1,"schema":"<hash of the last migration>","createdAt":"…"}`;
 * 2. per table, those that others refer to first: `{"table":"…","columns":["…"]}`, then its rows as PostgreSQL's COPY
 *    writes them (text format: one line each, columns by tabs), then `\.`;
 * 3. where numbering goes on: `{"sequences":[{"name":"…","value":"…","called":true}]}`;
 * 4. `{"end":true,"rows":N}`, without which the file is cut off.
 */
export const backupFormat = { format: 'magazijn-backup', version: 1 } as const;

/** Ends the rows of a table; no row can look like it, since COPY writes a backslash as two. */
export const endOfRows = '\\.';

export interface BackupHeader {
  readonly format: string;
  readonly version: number;
  readonly schema: string;
  readonly createdAt: string;
}

/** A sequence of numbers; bigint does not fit a JSON number. */
export interface BackupSequence {
  readonly name: string;
  readonly value: string;
  readonly called: boolean;
}
