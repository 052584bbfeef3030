// `npm test` is the default run, `npm run test:full` (`--full`) everything. `--part name` runs one part, and can be given
// again; `--shard 1/4` runs a quarter. The last line counts the cases: `N passed, N failed`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureMachine } from './measureMachine.ts';
import { openMemoryFolder } from './openMemoryFolder.ts';
import { projectRoot } from './projectRoot.ts';
import type { RunOptions, Shard } from './VerifyPart.ts';
import { verifyAll } from './verifyAll.ts';
import { verifyParts } from './verifyParts.ts';

function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [index = 0, count = 0] = text.split('/').map(Number);
  if (/^\d+\/\d+$/.test(text) && index >= 1 && index <= count) return { index, count };
  throw new Error(`--shard takes a share such as 1/4, not ${text}.`);
}

function readArguments(): { options: RunOptions; names: readonly string[] } {
  const { values } = parseArgs({
    options: {
      full: { type: 'boolean', default: false },
      part: { type: 'string', multiple: true, default: [] },
      shard: { type: 'string' },
    },
  });
  const shard = readShard(values.shard);
  const unknown = values.part.filter((name) => !verifyParts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = verifyParts.map(({ name }) => name).join(', ');
    throw new Error(`There is no part ${unknown.join(', ')}. Parts: ${known}.`);
  }
  return {
    options: { run: values.full ? 'full' : 'default', ...(shard && { shard }) },
    names: values.part,
  };
}

async function main(): Promise<void> {
  const { options, names } = readArguments();
  const { run, shard } = options;
  const inRun = verifyParts.filter(({ name, budgets }) =>
    names.length > 0 ? names.includes(name) : run === 'full' || budgets.default !== undefined,
  );
  // A part without a shard of its own runs whole, in one of the shards.
  const chosen = inRun.filter(
    ({ takesShard }, place) => !shard || takesShard || place % shard.count === shard.index - 1,
  );
  mkdirSync(join(projectRoot, '.cache', 'reports'), { recursive: true });
  const memory = process.env.TMPDIR ? null : openMemoryFolder();
  if (memory !== null) process.env.TMPDIR = memory;
  const started = performance.now();
  const { factor, loopSeconds } = measureMachine();
  console.log(
    `This machine needs ${loopSeconds.toFixed(1)} s for a shell loop of 500,000 additions; processor budgets count ${factor.toFixed(2)} times.`,
  );
  const { passed, failed } = await verifyAll(chosen, { ...options, machineFactor: factor });
  console.log(`${((performance.now() - started) / 60_000).toFixed(1)} min`);
  console.log(`${passed} passed, ${failed} failed`);
  // A long report may still be on its way through the pipe, so the process ends by itself.
  process.exitCode = failed > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
