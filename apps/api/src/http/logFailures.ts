import type { LogEntry } from './LogEntry.ts';

/** Where nobody asked for a log, failures still have to be seen. */
export function logFailures(entry: LogEntry): void {
  if (entry.status >= 500) console.error(JSON.stringify(entry));
}
