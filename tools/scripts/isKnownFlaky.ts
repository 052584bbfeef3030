import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.ts';

interface KnownFlaky {
  readonly title: string;
  readonly cause: string;
  /** The day of the entry: 2026-11-28. */
  readonly date: string;
}

const maxDays = 14;
const millisecondsPerDay = 86_400_000;

/**
 * Whether `e2e/known-flaky.json` lists a flaky test with its cause, entered at most 14 days ago. Other flaky tests fail
 * the run.
 */
export function isKnownFlaky(title: string): boolean {
  const file = join(projectRoot, 'e2e', 'known-flaky.json');
  const list: readonly KnownFlaky[] = JSON.parse(readFileSync(file, 'utf8'));
  return list.some((known) => {
    const age = Date.now() - Date.parse(known.date);
    const isListed = known.title !== '' && known.cause !== '' && title.endsWith(known.title);
    return isListed && age >= 0 && age <= maxDays * millisecondsPerDay;
  });
}
