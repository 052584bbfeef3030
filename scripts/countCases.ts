import { readFileSync, rmSync } from 'node:fs';
import type { PartResult } from './VerifyPart.ts';

/** What is read of a report in Jest's JSON format. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults?: readonly { readonly assertionResults: readonly Case[] }[];
}

interface Case {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[] | null;
}

/** A case that passed keeps the failures of its earlier attempts. */
function retriedCases({ testResults = [] }: Report): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ fullName, status, failureMessages }) => {
      const [first] = failureMessages ?? [];
      return status === 'passed' && first !== undefined ? [`${fullName}: ${first}`] : [];
    });
}

/**
 * The passed and failed cases of a report in Jest's JSON format, which Vitest and Storybook's test-runner both write.
 * A runner that failed without a failed case (no report, a broken set-up, no test found) counts as one failure. The
 * report is removed, so that the next run can never read this one's.
 *
 * @param code the runner's exit code.
 */
export function countCases(file: string, code: number, output: string): PartResult {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    const { numPassedTests, numFailedTests } = report;
    const broken = numFailedTests === 0 && (code !== 0 || numPassedTests === 0);
    return {
      passed: numPassedTests,
      failed: numFailedTests + (broken ? 1 : 0),
      retried: retriedCases(report),
      output,
    };
  } catch {
    return { passed: 0, failed: 1, output };
  } finally {
    rmSync(file, { force: true });
  }
}
