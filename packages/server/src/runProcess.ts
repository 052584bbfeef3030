import { SettingsError } from './SettingsError.ts';

interface RunnableProcess {
  /** Lists the settings with their sources, one line each, without secrets. */
  readonly describe: (environment: NodeJS.ProcessEnv) => readonly string[];
  /** @throws SettingsError when a setting is invalid. */
  readonly read: (environment: NodeJS.ProcessEnv) => unknown;
  readonly main: () => Promise<unknown>;
}

/** Prints why it cannot start and exits with 1. With `--check` it prints its settings and exits. */
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
