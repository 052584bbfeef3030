import type { Database } from '../database/Database.ts';
import type { ApiSettings } from '../settings/ApiSettings.ts';

/** What a command is given. It reads no environment and writes to no terminal of its own accord, so tests can run it. */
export interface AdminParts {
  readonly database: Database;
  readonly settings: ApiSettings;
  readonly clock: () => Date;
  /** Writes one line of output. */
  readonly print: (line: string) => void;
  /**
   * Shows how far a long work is, in place of what was shown before; an empty text takes it away. Does nothing where
   * the output is no terminal.
   */
  readonly progress: (text: string) => void;
  /** The folder that was typed in: relative paths in the arguments start from it. */
  readonly folder: string;
}

/** One thing that an administrator can do: `pnpm --filter api admin <name> …`. */
export interface AdminCommand {
  readonly name: string;
  /** What is typed behind the name: `<file.csv> [--dry-run]`. */
  readonly usage: string;
  /** One line for `--help`. */
  readonly summary: string;
  /**
   * Does it.
   *
   * @param args what was typed behind the name.
   * @returns the exit code: 0 when it is done.
   * @throws AdminError when it cannot be done, and nothing was.
   */
  readonly run: (parts: AdminParts, args: readonly string[]) => Promise<number>;
}
