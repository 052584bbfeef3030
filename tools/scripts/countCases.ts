import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { PartResult } from './VerifyPart.ts';

/** The part of a Jest JSON report that is read. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** The messages of all attempts, even when the last one passed. */
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** The part of a Playwright JSON report that is read. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

type Counted = Omit<PartResult, 'output'>;

type NamedTest = PlaywrightSuite['specs'][number]['tests'][number] & { readonly title: string };

/**
 * Reads and removes a runner's report, so that the next run cannot read it. A runner that failed without a failed test
 * (no report, broken set-up, no test found) counts as one failure.
 */
function count<Report>(
  file: string,
  code: number,
  output: string,
  read: (report: Report) => Counted,
): PartResult {
  try {
    const counted = read(JSON.parse(readFileSync(file, 'utf8')));
    const broken = counted.failed === 0 && (code !== 0 || counted.passed === 0);
    return { ...counted, failed: counted.failed + (broken ? 1 : 0), output };
  } catch {
    return { passed: 0, failed: 1, output };
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Counts the tests of a report in Jest's JSON format, which Vitest and Storybook's test-runner write.
 *
 * @param code the runner's exit code
 */
export const countCases = (file: string, code: number, output: string): PartResult =>
  count<JestReport>(file, code, output, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    flaky: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .flatMap(({ fullName, status, failureMessages }) => {
        const [reason] = failureMessages ?? [];
        return status === 'passed' && reason !== undefined
          ? [{ title: fullName, reason: stripVTControlCharacters(reason) }]
          : [];
      }),
  }));

/** All tests of a suite and its nested suites, with their full titles. */
function testsOf({ title, specs, suites = [] }: PlaywrightSuite, within = ''): NamedTest[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, title: `${within}${title} › ${spec.title}` })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, `${within}${title} › `))];
}

const pageLoads = ({ annotations }: NamedTest): number =>
  annotations
    .filter(({ type }) => type === 'page-loads')
    .reduce((sum, { description }) => sum + Number(description), 0);

/**
 * Counts the journeys and requests of a report in Playwright's JSON format. Skipped tests, and those that did not run,
 * count as failed.
 *
 * @param code the runner's exit code
 */
export const countJourneys = (file: string, code: number, output: string): PartResult =>
  count<PlaywrightReport>(file, code, output, ({ stats, suites }) => {
    const tests = suites.flatMap((suite) => testsOf(suite));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
      flaky: tests
        .filter(({ status }) => status === 'flaky')
        .map(({ title, results }) => ({
          title,
          reason: stripVTControlCharacters(results[0]?.errors[0]?.message ?? 'no reason was given'),
        })),
      counts: {
        journeys: tests.filter(({ projectName }) => projectName !== 'requests').length,
        requests: tests.filter(({ projectName }) => projectName === 'requests').length,
        'page loads': tests.reduce((sum, test) => sum + pageLoads(test), 0),
      },
    };
  });
