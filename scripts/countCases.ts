import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { PartResult } from './VerifyPart.ts';

/** What is read of a report in Jest's JSON format. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Of every attempt, also when the last one passed. */
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** What is read of a report in Playwright's JSON format. */
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
 * Reads the report of a runner. One that failed without a failed case (no report, a broken set-up, no test found)
 * counts as one failure. The report is removed, so that the next run can never read this one's.
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
 * The passed and failed cases of a report in Jest's JSON format, which Vitest and Storybook's test-runner both
 * write.
 *
 * @param code the runner's exit code.
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

/** Every test of a suite and the suites in it, under its whole title. */
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
 * The journeys and requests of a report in Playwright's JSON format. A test that was skipped, or did not come to its
 * turn, counts as failed.
 *
 * @param code the runner's exit code.
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
