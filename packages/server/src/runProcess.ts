import { SettingsError } from './SettingsError.ts';

interface RunnableProcess {
  /** Its settings, one line each, with where they come from; without secrets. */
  readonly describe: (environment: NodeJS.ProcessEnv) => readonly string[];
  /** @throws SettingsError when a setting is wrong. */
  readonly read: (environment: NodeJS.ProcessEnv) => unknown;
  readonly main: () => Promise<unknown>;
}

/**
 * Runs a process; when it cannot go on, says why on the error output and ends with 1. With `--check` behind its name it
 * shows its settings and ends.
 */
export function runProcess({ describe, read, main }: RunnableProcess): void {
  const check = async () => {
    for (const line of describe(process.env)) console.log(line);
    read(process.env);
  };
  (process.argv.includes('--check') ? check() : main()).catch((error: unknown) => {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exit(1);
  });
}
