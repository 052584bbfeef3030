import { SettingsError } from './SettingsError.ts';

/** Runs a process's own function; when it cannot go on, says why on the error output and ends with 1. */
export function runProcess(main: () => Promise<unknown>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exit(1);
  });
}
