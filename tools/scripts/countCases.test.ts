import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countCases, countJourneys } from './countCases.ts';

// A runner that breaks must not look like one that has nothing to report.

function writeReport(content: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const units = (numPassedTests: number, numFailedTests = 0) =>
  writeReport({ numPassedTests, numFailedTests, testResults: [] });
const journeys = (expected: number, skipped = 0, unexpected = 0) =>
  writeReport({ suites: [], stats: { expected, skipped, unexpected, flaky: 0 } });

test.each([
  ['passed and failed tests', () => countCases(units(5, 2), 1, ''), 5, 2],
  ['a runner that fails although each test passed', () => countCases(units(5), 1, ''), 5, 1],
  ['a runner without tests', () => countCases(units(0), 0, ''), 0, 1],
  ['a runner without a report', () => countCases('/nowhere/report.json', 0, ''), 0, 1],
  ['a skipped journey', () => countJourneys(journeys(3, 1), 0, ''), 3, 1],
  ['a journey that fails', () => countJourneys(journeys(3, 0, 2), 1, ''), 3, 2],
  ['journeys with a broken set-up', () => countJourneys(journeys(0), 1, ''), 0, 1],
  ['journeys that ended early', () => countJourneys(journeys(3), 1, ''), 3, 1],
])('%s', (_title, count, passed, failed) => {
  expect(count()).toMatchObject({ passed, failed });
});
