import { parseArgs } from 'node:util';
import { AdminError } from './AdminError.ts';

/** What was typed behind a command's name, taken apart. */
export interface AdminArguments {
  /** As many as were asked for. */
  readonly values: readonly string[];
  readonly flags: ReadonlySet<string>;
}

/**
 * Takes the words behind a command's name apart.
 *
 * @param names what the values are, in their order: `['article number', 'stock']`.
 * @param flags the names that may be given with two dashes: `['dry-run']`.
 * @throws AdminError naming what is missing, too much or unknown.
 */
export function readArguments(
  args: readonly string[],
  names: readonly string[],
  flags: readonly string[] = [],
): AdminArguments {
  const parsed = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
  });
  const given = Object.keys(parsed.values);
  const unknown = given.find((flag) => !flags.includes(flag));
  if (unknown !== undefined) {
    const known = flags.length === 0 ? '' : ` It knows --${flags.join(', --')}.`;
    throw new AdminError(`This command has no option --${unknown}.${known}`);
  }
  const missing = names[parsed.positionals.length];
  if (missing !== undefined) throw new AdminError(`The ${missing} is missing.`);
  const extra = parsed.positionals[names.length];
  if (extra !== undefined) throw new AdminError(`"${extra}" is one word too many.`);
  return { values: parsed.positionals, flags: new Set(given) };
}
