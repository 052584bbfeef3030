import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countCases, countJourneys } from './countCases.ts';

async function writeReport(content: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}
const report = (passed: number, failed: number, assertionResults: readonly object[] = []) =>
  writeReport({ numPassedTests: passed, numFailedTests: failed, testResults: [{ assertionResults }] });

test('tests are counted from the report', async () => {
  expect(countCases(await report(5, 0), 0, '')).toMatchObject({ passed: 5, failed: 0 });
  expect(countCases(await report(5, 2), 1, '')).toMatchObject({ passed: 5, failed: 2 });
});

test('a runner that fails although every test passed is one failure', async () => {
  expect(countCases(await report(5, 0), 1, '')).toMatchObject({ passed: 5, failed: 1 });
});

test('a runner without tests is a failure, and so is one without a report', async () => {
  expect(countCases(await report(0, 0), 0, '')).toMatchObject({ passed: 0, failed: 1 });
  expect(countCases('/nowhere/report.json', 0, 'crashed')).toEqual({
    passed: 0,
    failed: 1,
    output: 'crashed',
  });
});

test('a test that passed at its second attempt is reported with its first error', async () => {
  // Output of Vitest 5.1, shortened.
  const file = await report(2, 1, [
    { fullName: 'shaky', status: 'passed', failureMessages: ['\u001b[2mError: too late\u001b[22m'] },
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'wrong', status: 'failed', failureMessages: ['Error: 1 is not 2', 'Error: 1 is not 2'] },
  ]);
  expect(countCases(file, 1, 'said')).toEqual({
    passed: 2,
    failed: 1,
    flaky: [{ title: 'shaky', reason: 'Error: too late' }],
    output: 'said',
  });
});

/** Output of Playwright 1.65, shortened. */
const planted = {
  suites: [
    {
      title: 'planted.test.ts',
      specs: [
        {
          title: 'steady',
          tests: [
            {
              projectName: 'shop',
              status: 'expected',
              annotations: [{ type: 'page-loads', description: '3' }],
              results: [{ status: 'passed', errors: [] }],
            },
          ],
        },
        {
          title: 'left out',
          tests: [
            {
              projectName: 'requests',
              status: 'skipped',
              annotations: [],
              results: [{ status: 'skipped', errors: [] }],
            },
          ],
        },
      ],
      suites: [
        {
          title: 'a group',
          specs: [
            {
              title: 'shaky',
              tests: [
                {
                  projectName: 'shop',
                  status: 'flaky',
                  annotations: [{ type: 'page-loads', description: '2' }],
                  results: [
                    { status: 'failed', errors: [{ message: '\u001b[2mError: too late\u001b[22m' }] },
                    { status: 'passed', errors: [] },
                  ],
                },
              ],
            },
            {
              title: 'wrong',
              tests: [
                {
                  projectName: 'punch-out',
                  status: 'unexpected',
                  annotations: [],
                  results: [
                    { status: 'failed', errors: [{ message: 'Error: 1 is not 2' }] },
                    { status: 'failed', errors: [{ message: 'Error: 1 is not 2' }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  errors: [],
  stats: { expected: 1, skipped: 1, unexpected: 1, flaky: 1 },
};
const [file] = planted.suites;

test('failed and skipped journeys fail; flaky ones are named; journeys and page loads are counted', async () => {
  expect(countJourneys(await writeReport(planted), 1, 'said')).toEqual({
    passed: 2,
    failed: 2,
    flaky: [{ title: 'planted.test.ts › a group › shaky', reason: 'Error: too late' }],
    counts: { journeys: 3, requests: 1, 'page loads': 5 },
    output: 'said',
  });
});

test('a skipped journey fails the run', async () => {
  const stats = { expected: 3, skipped: 1, unexpected: 0, flaky: 0 };
  expect(countJourneys(await writeReport({ suites: [file], stats }), 0, '')).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

test('journeys with a broken set-up, or none at all, are one failure', async () => {
  const none = { suites: [], stats: { expected: 0, skipped: 0, unexpected: 0, flaky: 0 } };
  expect(countJourneys(await writeReport(none), 1, '')).toMatchObject({ passed: 0, failed: 1 });
  expect(countJourneys(await writeReport(none), 0, '')).toMatchObject({ passed: 0, failed: 1 });
  const ended = { suites: [file], stats: { expected: 3, skipped: 0, unexpected: 0, flaky: 0 } };
  expect(countJourneys(await writeReport(ended), 1, '')).toMatchObject({ passed: 3, failed: 1 });
  expect(countJourneys('/nowhere/report.json', 1, 'crashed')).toEqual({
    passed: 0,
    failed: 1,
    output: 'crashed',
  });
});

test('a report is removed after reading', async () => {
  const path = await report(5, 0);
  countCases(path, 0, '');
  expect(existsSync(path)).toBe(false);
});
