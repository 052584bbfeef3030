// The process of one part of a run, started by verifyAll.ts. A process of its own makes the processor time of the part
// measurable, and keeps what a build changes in its environment away from the other parts.
import { resourceUsage } from 'node:process';
import { childProcessorSeconds } from './measureMachine.ts';
import type { PartResult, RunOptions } from './VerifyPart.ts';
import { verifyParts } from './verifyParts.ts';

/** What the process sends to its parent at its end. */
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
