import { writeSync } from 'node:fs';
import type { LogEntry } from './LogEntry.ts';

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
