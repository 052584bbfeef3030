/** A table as a backup holds it. */
export interface BackupTable {
  readonly table: string;
  /** Those that hold data: a generated column is made anew. */
  readonly columns: readonly string[];
}
