import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countCases } from './countCases.ts';

async function report(passed: number, failed: number, more: object = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify({ numPassedTests: passed, numFailedTests: failed, ...more }));
  return file;
}

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

test('a case that passed at its second attempt is named, with what the first one failed of', async () => {
  const assertionResults = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'told nothing', status: 'passed', failureMessages: null },
    { fullName: 'shaky', status: 'passed', failureMessages: ['Error: too late'] },
    { fullName: 'wrong', status: 'failed', failureMessages: ['Error: never', 'Error: never'] },
  ];
  const file = await report(3, 1, { testResults: [{ assertionResults }] });
  expect(countCases(file, 1, '').retried).toEqual(['shaky: Error: too late']);
});

test('a report is read once', async () => {
  const file = await report(5, 0);
  countCases(file, 0, '');
  expect(existsSync(file)).toBe(false);
});
