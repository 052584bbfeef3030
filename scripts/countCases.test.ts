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

test('cases are taken from the report', async () => {
  expect(countCases(await report(5, 0), 0, '')).toMatchObject({ passed: 5, failed: 0 });
  expect(countCases(await report(5, 2), 1, '')).toMatchObject({ passed: 5, failed: 2 });
});

test('a runner that fails although every case passed is one failure', async () => {
  expect(countCases(await report(5, 0), 1, '')).toMatchObject({ passed: 5, failed: 1 });
});

test('a runner that found no case is a failure, and so is one without a report', async () => {
  expect(countCases(await report(0, 0), 0, '')).toMatchObject({ passed: 0, failed: 1 });
  expect(countCases('/nowhere/report.json', 0, 'crashed')).toEqual({
    passed: 0,
    failed: 1,
    output: 'crashed',
  });
});

test('a case that passed at its second attempt is named with what its first attempt failed of', async () => {
  // What Vitest 5.1 wrote of three planted cases, without what nobody reads.
  const file = await report(2, 1, [
    { fullName: 'shaky', status: 'passed', failureMessages: ['\u001b[2mError: too late\u001b[22m'] },
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'wrong', status: 'failed', failureMessages: ['Error: 1 is not 2', 'Error: 1 is not 2'] },
  ]);
  expect(countCases(file, 1, 'said')).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['shaky: Error: too late'],
    output: 'said',
  });
});

/** What Playwright 1.65 wrote of four planted journeys, without what nobody reads. */
const planted = {
  suites: [
    {
      title: 'planted.test.ts',
      specs: [
        { title: 'steady', tests: [{ status: 'expected', results: [{ status: 'passed', errors: [] }] }] },
        { title: 'left out', tests: [{ status: 'skipped', results: [{ status: 'skipped', errors: [] }] }] },
      ],
      suites: [
        {
          title: 'a group',
          specs: [
            {
              title: 'shaky',
              tests: [
                {
                  status: 'flaky',
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
                  status: 'unexpected',
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

test('a failing journey and a skipped one failed; a flaky one passed, and is named with what its first attempt failed of', async () => {
  expect(countJourneys(await writeReport(planted), 1, 'said')).toEqual({
    passed: 2,
    failed: 2,
    flaky: ['planted.test.ts › a group › shaky: Error: too late'],
    output: 'said',
  });
});

test('a run whose only fault is a skipped journey is no success', async () => {
  const stats = { expected: 3, skipped: 1, unexpected: 0, flaky: 0 };
  expect(countJourneys(await writeReport({ suites: [file], stats }), 0, '')).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

test('journeys whose set-up broke, or of which none was found, are one failure', async () => {
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

test('a report is read once', async () => {
  const path = await report(5, 0);
  countCases(path, 0, '');
  expect(existsSync(path)).toBe(false);
});
