// `pnpm prove` repeats each promise of rows.ts more often than the tests do, with a fresh seed, and writes the results
// into docs/assurance.md. `pnpm prove stock-race` repeats one. `--seed N` reproduces a run, `--count N` sets the
// repetitions. Exits with 1 when a promise fails.
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSection, writeSection } from '../bench/report.ts';
import { numberOption, runTasks } from '../bench/runTasks.ts';
import { projectRoot } from '../scripts/projectRoot.ts';
import { runCommand } from '../scripts/runCommand.ts';
import { type Row, rows } from './rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: String(randomInt(2 ** 31)) }, count: { type: 'string' } },
});
const seed = String(numberOption('seed', values.seed));

function commandOf({ files, title }: Row): readonly [string, ...string[]] {
  const [first = ''] = files;
  const chosen = (option: string) => [...files, ...(title === undefined ? [] : [option, title])];
  const bin = (name: string) => join(projectRoot, 'node_modules', '.bin', name);
  const playwright = (folder: string) =>
    [
      bin('playwright'),
      'test',
      '--config',
      `${folder}/playwright.config.ts`,
      '--retries=0',
      ...chosen('--grep'),
    ] as const;
  if (first.startsWith('e2e/')) return playwright('e2e');
  if (first.startsWith('tools/prove/browser/')) return playwright('tools/prove');
  const config = first.startsWith('tools/prove/') ? ['--config', 'tools/prove/vitest.config.ts'] : [];
  if (/\.(test|proof)\.tsx?$/.test(first))
    return [bin('vitest'), 'run', '--retry=0', ...config, ...chosen('--testNamePattern')];
  return [process.execPath, ...files];
}

/** The number of tries: the sums reported with `reportProof`, else the count, else the number of passed tests. */
function triedIn(output: string, { unit }: Row, count: number): string | null {
  const reported = new Map<string, number>();
  for (const [, number = '', of = ''] of output.matchAll(/^Proven: ([\d,]+) (.+)$/gm))
    reported.set(of, (reported.get(of) ?? 0) + Number(number.replaceAll(',', '')));
  if (reported.size > 0)
    return [...reported].map(([of, sum]) => `${sum.toLocaleString('en')} ${of}`).join(', ');
  const passed = Number(/^\s*(?:Tests\s+)?(\d+) passed/m.exec(output)?.[1] ?? 0);
  if (passed === 0) return null;
  return unit === undefined
    ? `${passed.toLocaleString('en')} tests`
    : `${count.toLocaleString('en')} ${unit}`;
}

/** The cells of a table row. The last one is the command. */
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Writes the result of one row. The others stay unchanged. */
function writeResult(row: Row, tried: string): void {
  const known = new Map(
    readSection('prove', 'assurance.md')
      .split('\n')
      .map(cellsOf)
      .map((cells) => [cells.at(-1), cells]),
  );
  const lines = rows.map(({ name, promise, files, title }) => {
    const command = `\`pnpm prove ${name}\``;
    const [before = 'not yet', on = '', was = ''] = known.get(command)?.slice(-4, -1) ?? [];
    const result =
      name === row.name ? [tried, new Date().toISOString().slice(0, 10), seed] : [before, on, was];
    const tests = `${files.map((file) => `\`${file}\``).join(', ')}${title ? `: '${title.replaceAll('|', "', '")}'` : ''}`;
    return `| ${[promise, tests, ...result, command].join(' | ')} |`;
  });
  const head = '| Promise | Tests | Tried | On | Seed | Command |\n| --- | --- | --- | --- | --- | --- |';
  writeSection('prove', 'assurance.md', [head, ...lines].join('\n'));
}

async function prove(row: Row): Promise<string> {
  const count = values.count === undefined ? row.count : numberOption('count', values.count);
  const { code, output } = await runCommand(commandOf(row), {
    cwd: projectRoot,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      PROPERTY_SEED: seed,
      PROOF_COUNT: String(count),
      ...(row.setting === undefined ? {} : { [row.setting]: String(count) }),
    },
  });
  const tried = code === 0 ? triedIn(output, row, count) : null;
  writeResult(row, tried ?? '**fails**');
  if (tried === null) throw new Error(output);
  return tried;
}

console.log(`Seed ${seed}; --seed ${seed} reproduces this run.`);
await runTasks(
  rows.map((row) => ({ name: row.name, run: () => prove(row) })),
  positionals,
);
