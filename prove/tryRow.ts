import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../scripts/projectRoot.ts';
import { runCommand } from '../scripts/runCommand.ts';
import type { Row } from './Row.ts';

/** What came of trying a row. */
interface Tried {
  /** How much was tried; null when the row failed. */
  readonly tried: string | null;
  readonly output: string;
}

/** What tests wrote with `tellProof`. */
function toldProofs(output: string): string | null {
  const lines = [...output.matchAll(/^Proven: (.+)$/gm)].map(([, told = '']) => told.trim());
  return lines.length === 0 ? null : lines.join(', ');
}

/** With which option a runner ends at the first case that fails. */
const firstFailureOptions: Readonly<Record<string, string>> = {
  playwright: '--max-failures=1',
  vitest: '--bail=1',
};

/** Tries a row once; a command that proves nothing fails. */
export async function tryRow(row: Row, seed: number, count: number): Promise<Tried> {
  const [program, ...given] = row.command;
  const options = row.option === undefined ? [] : [row.option, String(count)];
  const command = [join(projectRoot, 'node_modules', '.bin', program), ...given, ...options] as const;
  const { code, output } = await runCommand([...command], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      PROPERTY_SEED: String(seed),
      PROOF_COUNT: String(count),
      ...(row.setting === undefined ? {} : { [row.setting]: String(count) }),
    },
  });
  return { tried: code === 0 ? (row.tried ?? toldProofs)(output, count) : null, output };
}

/**
 * Takes the guard of a row away, tries the row, and puts the guard back, also when this process is told to stop meanwhile.
 *
 * @returns whether the row failed without it.
 * @throws Error when the row has no guard, or its line is not there once.
 */
export async function failsUnplugged(row: Row, seed: number): Promise<boolean> {
  const { guard } = row;
  if (guard === undefined) throw new Error(`${row.name} names no guard.`);
  const file = join(projectRoot, guard.file);
  const text = await readFile(file, 'utf8');
  if (text.split(guard.from).length !== 2)
    throw new Error(`${guard.file} does not have the guard of ${row.name} once: ${guard.from}`);
  // While the command runs, runCommand makes a signal an exit.
  const restore = () => writeFileSync(file, text);
  process.once('exit', restore);
  try {
    writeFileSync(
      file,
      text.replace(guard.from, () => guard.to),
    );
    const stop = firstFailureOptions[row.command[0]];
    const command = stop === undefined ? row.command : ([...row.command, stop] as const);
    const { tried } = await tryRow({ ...row, command }, seed, Math.min(row.count, guard.count ?? 20));
    return tried === null;
  } finally {
    restore();
    process.removeListener('exit', restore);
  }
}
