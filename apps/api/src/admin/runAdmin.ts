import { readFile } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { SettingsError } from '@magazijn/server';
import { connect } from '../database/connect.ts';
import { schemaProblem } from '../database/migrations.ts';
import type { ApiSettings } from '../settings/ApiSettings.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { type AdminCommand, type AdminDependencies, AdminError } from './AdminCommand.ts';
import { approve } from './approve.ts';
import { audit } from './audit.ts';
import { categories } from './categories.ts';
import { deadLetters } from './deadLetters.ts';
import { disputes } from './disputes.ts';
import { exportCatalogue } from './exportCatalogue.ts';
import { forgetCompany } from './forgetCompany.ts';
import { importCatalogue } from './importCatalogue.ts';
import { invoices } from './invoices.ts';
import { migrate } from './migrate.ts';
import { offers } from './offers.ts';
import { page } from './page.ts';
import { punchOut } from './punchOut.ts';
import { recordCommand } from './recordCommand.ts';
import { refunds } from './refunds.ts';
import { sessions } from './sessions.ts';
import { stock } from './stock.ts';
import { synonyms } from './synonyms.ts';

/** The base of relative paths in settings: the root of the project, or the current folder for an artefact. */
const root = import.meta.filename.endsWith('.ts')
  ? resolve(import.meta.dirname, '..', '..', '..', '..')
  : process.cwd();

/** The prefix of a command in messages; an artefact has no pnpm. */
const typedBefore = import.meta.filename.endsWith('.ts') ? 'pnpm --filter api admin' : 'node admin.js';

interface AdminSurroundings extends Pick<AdminDependencies, 'print' | 'progress' | 'folder'> {
  readonly environment: NodeJS.ProcessEnv;
  readonly printError: (line: string) => void;
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
    if (!command.preparesTables) {
      const problem = await schemaProblem(database.sql);
      if (problem !== null) throw new AdminError(problem);
      // Before it runs, so that failed commands are recorded too.
      await recordCommand({ database, clock }, command.name, args);
    }
    return await command.run({ database, settings, clock, print, progress, folder }, args);
  } finally {
    surroundings.progress('');
    await database.close();
  }
}

/** Runs a command; prints errors in lines, without a stack trace. @returns the exit code. */
export async function runAdmin(args: readonly string[], surroundings: AdminSurroundings): Promise<number> {
  const { print, printError } = surroundings;
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === 'help') {
    print(helpText(adminCommands));
    return name === undefined ? 1 : 0;
  }
  const command = adminCommands.find((known) => known.name === name);
  if (!command) {
    printError(`There is no command "${name}". ${typedBefore} --help lists them.`);
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
    printError(expected ? message : `${name} failed, and nothing was changed: ${message}`);
    return 1;
  }
}

/** Every command, in the order of `--help`. */
const adminCommands: readonly AdminCommand[] = [
  migrate,
  approve,
  categories,
  importCatalogue,
  exportCatalogue,
  stock,
  offers,
  page,
  synonyms,
  deadLetters,
  refunds,
  disputes,
  invoices,
  punchOut,
  sessions,
  audit,
  forgetCompany,
];

/** `DATABASE_URL`, otherwise the file that a running `npm start` keeps. @throws AdminError when neither exists. */
export async function databaseAddress({
  databaseUrl,
  dataDir,
}: Pick<ApiSettings, 'databaseUrl' | 'dataDir'>): Promise<string> {
  if (databaseUrl !== null) return databaseUrl;
  const noted = await readFile(join(dataDir, 'database-url'), 'utf8').catch(() => null);
  if (noted !== null) return noted.trim();
  throw new AdminError(
    `No database is running for ${dataDir}. Start the shop with npm start, or set DATABASE_URL to a PostgreSQL database.`,
  );
}

const usageLine = ({ name, usage }: AdminCommand): string =>
  `${typedBefore} ${name}${usage === '' ? '' : ` ${usage}`}`;

function helpText(commands: readonly AdminCommand[]): string {
  const shown = commands.map(({ name, usage, summary }) => ({ typed: `${name} ${usage}`.trim(), summary }));
  const width = Math.max(...shown.map(({ typed }) => typed.length));
  return [
    `Usage: ${typedBefore} <command>`,
    '',
    ...shown.map(({ typed, summary }) => `  ${typed.padEnd(width)}  ${summary}`),
    '',
    'The database is the one of a running npm start, or the one that DATABASE_URL names.',
  ].join('\n');
}
