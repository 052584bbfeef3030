import type { CheckResult } from './runChecks.ts';

const marks = { kept: 'ok     ', lacking: 'LACKING', 'not tried': '-      ' } as const;

/** One check as lines of the report: what is lacking stands below it. */
export function reportLines({ check, outcome, why }: CheckResult): string {
  const line = `${marks[outcome]} ${check.call} ${check.demands}`;
  return why === undefined ? line : `${line}\n        ${why}`;
}
