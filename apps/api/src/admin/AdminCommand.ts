import { parseArgs } from 'node:util';
import type { Database } from '../database/Database.ts';
import type { ApiSettings } from '../settings/ApiSettings.ts';

/** The dependencies of a command: it reads no environment and writes to no terminal itself, so that tests can run it. */
export interface AdminDependencies {
  readonly database: Database;
  readonly settings: ApiSettings;
  readonly clock: () => Date;
  readonly print: (line: string) => void;
  /** Replaces the line that shows progress; an empty text clears it. Does nothing when the output is not a terminal. */
  readonly progress: (text: string) => void;
  /** The folder that relative paths in the arguments start from. */
  readonly folder: string;
}

/** A command for operators: `pnpm --filter api admin <name> …`. */
export interface AdminCommand {
  readonly name: string;
  /** The arguments after the name: `<file.csv> [--dry-run]`. */
  readonly usage: string;
  readonly summary: string;
  /** Runs on a database whose tables are missing or of another version. */
  readonly preparesTables?: true;
  /** @returns the exit code: 0 for success. @throws AdminError when it cannot run; then nothing was changed. */
  readonly run: (dependencies: AdminDependencies, args: readonly string[]) => Promise<number>;
}

/** Why a command did nothing, in whole lines for the operator: what happened and what to do. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

interface AdminArguments {
  /** One for each requested name. */
  readonly values: readonly string[];
  readonly flags: ReadonlySet<string>;
  /** The values of the options that take one, by name. */
  readonly options: ReadonlyMap<string, string>;
}

/**
 * Parses the arguments of a command.
 *
 * @param names the values in their order, as error messages name them: `['article number', 'stock']`.
 * @param flags the options without a value, written with two dashes: `['dry-run']`.
 * @param valued the options with a value: `['expected']`.
 * @throws AdminError that names the missing value, the extra value or the unknown option.
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
  if (extra !== undefined) throw new AdminError(`"${extra}" is an argument too many.`);
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
