import { userInfo } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { recordEvent } from '../audit/recordEvent.ts';
import { connect } from '../database/connect.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { SettingsError } from '../settings/SettingsError.ts';
import type { AdminCommand, AdminParts } from './AdminCommand.ts';
import { AdminError } from './AdminError.ts';
import { adminCommands } from './adminCommands.ts';
import { databaseAddress } from './databaseAddress.ts';
import { helpText, usageLine } from './helpText.ts';

/** Relative settings start from the project's root, as they do for `npm start`. */
const root = resolve(import.meta.dirname, '..', '..', '..', '..');

/** Where a command runs. */
export interface AdminSurroundings extends Pick<AdminParts, 'print' | 'progress' | 'folder'> {
  readonly environment: NodeJS.ProcessEnv;
  /** Writes one line of what went wrong. */
  readonly complain: (line: string) => void;
}

async function runCommand(
  command: AdminCommand,
  args: readonly string[],
  { environment, ...surroundings }: AdminSurroundings,
): Promise<number> {
  const dataDir = environment.DATA_DIR || '.data';
  const settings = readApiSettings({
    ...environment,
    DATA_DIR: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
  });
  const database = connect(await databaseAddress(settings), { connections: 2 });
  try {
    await database.sql`select 1`.catch((error: Error) => {
      throw new AdminError(`The database cannot be used: ${error.message}.`);
    });
    const { print, progress, folder } = surroundings;
    const clock = () => new Date();
    // Before it is done, so that nothing is done unseen; what is restored is the other database's own history.
    if (command.name !== 'restore') {
      const details = { command: command.name, arguments: args, by: userInfo().username };
      await recordEvent(database.sql, { event: 'admin', userId: null, address: '', details }, clock());
    }
    return await command.run({ database, settings, clock, print, progress, folder }, args);
  } finally {
    surroundings.progress('');
    await database.close();
  }
}

/**
 * Runs what was typed behind `admin`. Whatever goes wrong is said in lines, never as a stack.
 *
 * @returns the exit code.
 */
export async function runAdmin(args: readonly string[], surroundings: AdminSurroundings): Promise<number> {
  const { print, complain } = surroundings;
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === 'help') {
    print(helpText(adminCommands));
    return name === undefined ? 1 : 0;
  }
  const command = adminCommands.find((known) => known.name === name);
  if (!command) {
    complain(`There is no command "${name}". pnpm --filter api admin --help lists them.`);
    return 1;
  }
  if (rest.includes('--help')) {
    print(`Usage: ${usageLine(command)}\n\n${command.summary}`);
    return 0;
  }
  try {
    return await runCommand(command, rest, surroundings);
  } catch (error) {
    const expected = error instanceof AdminError || error instanceof SettingsError;
    const message = error instanceof Error ? error.message : String(error);
    complain(expected ? message : `${name} failed, and nothing was changed: ${message}`);
    return 1;
  }
}
