import { tmpdir } from 'node:os';
import { asApplication } from '../../../../tools/testing/prepareTemplates.ts';
import { runAdmin as run } from '../admin/runAdmin.ts';

export interface AdminRun {
  readonly code: number;
  readonly output: readonly string[];
  readonly errors: readonly string[];
  readonly progress: readonly string[];
}

/** Commands that require the owner of the tables. */
const commandsOfOwner: readonly (string | undefined)[] = ['migrate'];

/** Runs an admin command on the database at `url`, with its rights in production. */
export const runAdmin = (url: string, args: readonly string[], folder?: string): Promise<AdminRun> =>
  runAdminAs(commandsOfOwner.includes(args[0]) ? url : asApplication(url), args, folder);

export async function runAdminAs(url: string, args: readonly string[], folder = tmpdir()): Promise<AdminRun> {
  const output: string[] = [];
  const errors: string[] = [];
  const progress: string[] = [];
  const code = await run(args, {
    environment: { DATABASE_URL: url },
    folder,
    print: (line) => output.push(line),
    printError: (line) => errors.push(line),
    progress: (text) => progress.push(text),
  });
  return { code, output, errors, progress };
}
