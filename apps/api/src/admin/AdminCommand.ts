import { parseArgs } from 'node:util';
import type { Database } from '../database/Database.ts';
import type { ApiSettings } from '../settings/ApiSettings.ts';

/** What a command is given. It reads no environment and writes to no terminal of its own accord, so tests can run it. */
export interface AdminDependencies {
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
  /** It is for a database whose tables are not those of this version, or not there yet. */
  readonly preparesTables?: true;
  /**
   * Does it.
   *
   * @param args what was typed behind the name.
   * @returns the exit code: 0 when it is done.
   * @throws AdminError when it cannot be done, and nothing was.
   */
  readonly run: (dependencies: AdminDependencies, args: readonly string[]) => Promise<number>;
}

/** Why a command does nothing, as whole lines for who typed it: what happened and what to do. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** What was typed behind a command's name, taken apart. */
interface AdminArguments {
  /** As many as were asked for. */
  readonly values: readonly string[];
  readonly flags: ReadonlySet<string>;
  /** The values of the options that take one, by name. */
  readonly options: ReadonlyMap<string, string>;
}

/**
 * Takes the words behind a command's name apart.
 *
 * @param names what the values are, in their order: `['article number', 'stock']`.
 * @param flags the names that may be given with two dashes: `['dry-run']`.
 * @param valued the names that are followed by a value: `['expected']`.
 * @throws AdminError naming what is missing, too much or unknown.
 */
export function readArguments(
  args: readonly string[],
  names: readonly string[],
  flags: readonly string[] = [],
  valued: readonly string[] = [],
): AdminArguments {
  const options = [...flags, ...valued];
  const parsed = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: Object.fromEntries([
      ...flags.map((flag) => [flag, { type: 'boolean' as const }] as const),
      ...valued.map((name) => [name, { type: 'string' as const }] as const),
    ]),
  });
  const given = Object.keys(parsed.values);
  const unknown = given.find((option) => !options.includes(option));
  if (unknown !== undefined) {
    const known = options.length === 0 ? '' : ` It knows --${options.join(', --')}.`;
    const typed = args.find((arg) => arg.startsWith('-') && arg.replace(/^-+/, '').startsWith(unknown));
    throw new AdminError(`This command has no option ${typed}.${known}`);
  }
  const missing = names[parsed.positionals.length];
  if (missing !== undefined) throw new AdminError(`The ${missing} is missing.`);
  const extra = parsed.positionals[names.length];
  if (extra !== undefined) throw new AdminError(`"${extra}" is one word too many.`);
  const valuesByName = valued.flatMap((name) => {
    const value = parsed.values[name];
    if (value === undefined) return [];
    if (typeof value !== 'string' || value === '') throw new AdminError(`--${name} needs a value.`);
    return [[name, value] as const];
  });
  return {
    values: parsed.positionals,
    flags: new Set(given.filter((option) => flags.includes(option))),
    options: new Map(valuesByName),
  };
}
