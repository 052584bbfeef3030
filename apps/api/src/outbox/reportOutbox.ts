import type { OutboxReport } from './OutboxParts.ts';

/** A line of JSON to the error output. */
export function reportOutbox(report: OutboxReport): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), ...report }));
}
