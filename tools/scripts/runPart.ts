// Runs one part of a test run in its own process, started by verifyAll.ts, so that its processor time can be measured
// and changes to the environment do not reach other parts.
import { resourceUsage } from 'node:process';
import { childProcessorSeconds } from './measureMachine.ts';
import type { PartResult, RunOptions } from './VerifyPart.ts';
import { verifyParts } from './verifyParts.ts';

export interface MeasuredResult extends PartResult {
  readonly processorSeconds: number;
}

const [name = '', optionsText = '{}'] = process.argv.slice(2);
const options: RunOptions = JSON.parse(optionsText);
const part = verifyParts.find((each) => each.name === name);
if (!part) throw new Error(`There is no part ${name}.`);

const result = await part.run(options).catch(
  (error: unknown): PartResult => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }),
);
const { userCPUTime, systemCPUTime } = resourceUsage();
const measured: MeasuredResult = {
  ...result,
  processorSeconds: (userCPUTime + systemCPUTime) / 1_000_000 + childProcessorSeconds(),
};
process.send?.(measured, () => process.disconnect());
