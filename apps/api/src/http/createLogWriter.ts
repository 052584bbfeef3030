import { writeSync } from 'node:fs';

/** One line of the log per request. The route's pattern stands in it, never what was filled in: no secret, no query. */
export interface LogEntry {
  readonly time: string;
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Where the request came from. */
  readonly address: string;
  /** Whom it was made as, who had logged in, and the company's customer number; absent for visitors. */
  readonly user?: number;
  readonly originalUser?: number;
  readonly company?: string;
  /** The stack of an unexpected error. */
  readonly error?: string;
}

/** How long a line waits for others, in milliseconds. */
const patience = 100;

/** Writes to standard output: at once, so that nothing is lost when the process ends right after. */
const toStandardOutput = (text: string): void => {
  writeSync(1, text);
};

/**
 * Writes the log as lines of JSON, those of a tenth of a second together: a write for each would cost every request a
 * call of the system. What waits is written when the process ends, also by an error.
 *
 * @param write takes whole lines. @default to standard output
 */
export function createLogWriter(write = toStandardOutput): (entry: LogEntry) => void {
  let waiting = '';
  const flush = (): void => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') write(lines);
  };
  process.once('exit', flush);
  return (entry) => {
    if (waiting === '') setTimeout(flush, patience).unref();
    waiting += `${JSON.stringify(entry)}\n`;
  };
}

/** Where nobody asked for a log, failures still have to be seen. */
export function logFailures(entry: LogEntry): void {
  if (entry.status >= 500) console.error(JSON.stringify(entry));
}
