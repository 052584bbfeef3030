// `pnpm prove` tries every promise of the list in rows.ts over and over, far more often than `npm test`, with a fresh
// seed and without second attempts, and writes what came of it into docs/assurance.md; `pnpm prove once stock-race`
// tries some. It ends with 1 when one of them fails. `--seed N` tries the same again, `--count N` more or less often.
// `--unplug` takes the guard of each row away, and fails when the row does not. `pnpm prove cluster` is in cluster/.
import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../scripts/projectRoot.ts';
import { type Proof, readProofs, writeProofs } from './assurance.ts';
import type { Row } from './Row.ts';
import { rows } from './rows.ts';
import { failsUnplugged, tryRow } from './tryRow.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    count: { type: 'string' },
    unplug: { type: 'boolean', default: false },
  },
});

/** @throws Error for anything but a whole number from 0. */
function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} takes a whole number.`);
  return value;
}

const seed = wholeNumber('seed', values.seed);
const unknown = positionals.filter((name) => !rows.some((row) => row.name === name));
if (unknown.length > 0)
  throw new Error(`There is no row ${unknown.join(', ')}: say ${rows.map(({ name }) => name).join(', ')}.`);
const chosen = rows.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const file = join(projectRoot, 'docs', 'assurance.md');
const today = () => new Date().toISOString().slice(0, 10);

/** Writes what came of one row; the others stay as they are. */
async function note({ name }: Row, change: (before: Proof | undefined) => Proof | undefined): Promise<void> {
  const document = await readFile(file, 'utf8');
  const proofs = readProofs(document);
  const proof = change(proofs.get(name));
  if (proof === undefined) proofs.delete(name);
  else proofs.set(name, proof);
  await writeFile(file, writeProofs(document, rows, proofs));
}

const took = (began: number): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;

async function prove(row: Row): Promise<boolean> {
  const began = performance.now();
  const count = values.count === undefined ? row.count : wholeNumber('count', values.count);
  const { tried, output } = await tryRow(row, seed, count);
  if (tried === null) console.error(output);
  console.log(`${tried === null ? 'red  ' : 'green'} ${row.name}: ${tried ?? 'see above'} (${took(began)})`);
  await note(row, (before) => ({
    tried: tried ?? '**fails**',
    date: today(),
    seed,
    unplugged: before?.unplugged ?? null,
  }));
  return tried !== null;
}

async function unplug(row: Row): Promise<boolean> {
  const began = performance.now();
  const red = await failsUnplugged(row, seed);
  console.log(
    `${row.name} without its guard: ${red ? 'red, as it should be' : 'still green'} (${took(began)})`,
  );
  await note(row, (before) => before && { ...before, unplugged: red ? today() : null });
  return red;
}

console.log(`Seed ${seed}; --seed ${seed} tries the same again.`);
let failed = 0;
for (const row of chosen.filter(({ guard }) => !values.unplug || guard !== undefined)) {
  if (!(await (values.unplug ? unplug(row) : prove(row)))) failed += 1;
}
if (failed > 0) {
  console.error(`${failed} of ${chosen.length} failed.`);
  process.exitCode = 1;
}
