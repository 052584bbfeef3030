import { parseArgs } from 'node:util';
import { type CheckResult, runChecks } from './runChecks.ts';

const marks = { passed: 'ok    ', failed: 'FAILED', skipped: '-     ' } as const;

/** A check as lines of the report, with the deviation on a line of its own. */
function reportLines({ check, outcome, reason }: CheckResult): string {
  const line = `${marks[outcome]} ${check.call} ${check.requires}`;
  return reason === undefined ? line : `${line}\n       ${reason}`;
}

// `pnpm conformance --origin URL --user …` checks every call of a back end against the contract.

const usage = `pnpm conformance --origin URL --user E-MAIL [--password PASSWORD] [--allow draft,order,mail]

Checks every call of the back end at URL (its root: /api/v1 is added) as the customer E-MAIL.
The password may be in CONFORMANCE_PASSWORD instead.
--allow permits data that checks leave behind: a draft order, a placed order, a request for a stock mail.
Exit code 1 when a check fails.`;

const traces = ['draft', 'order', 'mail'] as const;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string' },
      user: { type: 'string' },
      password: { type: 'string', default: process.env.CONFORMANCE_PASSWORD ?? '' },
      allow: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  const { origin, user, password, allow } = values;
  const named = allow.split(',').filter((name) => name !== '');
  const unknown = named.filter((name) => !traces.some((trace) => trace === name));
  if (values.help || !origin || !URL.canParse(origin) || !user || !password || unknown.length > 0) {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  const allowed = new Set(traces.filter((trace) => named.includes(trace)));
  const results: CheckResult[] = [];
  for await (const result of runChecks({ origin, user, password, allowed })) {
    results.push(result);
    console.log(reportLines(result));
  }
  const count = (outcome: CheckResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
  console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  return count('failed') > 0 ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
