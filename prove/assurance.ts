import type { Row } from './Row.ts';

/** What came of a row. */
export interface Proof {
  /** How much was tried, or that it failed. */
  readonly tried: string;
  /** ISO 8601, the day alone. */
  readonly date: string;
  readonly seed: number | null;
  /** The day on which it turned red without its guard; null when that was not shown. */
  readonly unplugged: string | null;
}

const head =
  '| Promise | Tried | On | Seed | Without its guard | Command |\n| --- | --- | --- | --- | --- | --- |';
const begin = '<!-- prove -->';
const end = '<!-- /prove -->';

/** Of a row's line in the document: cells, the name being the one behind `pnpm prove`. */
export function readProofs(document: string): Map<string, Proof> {
  const lines = document.split('\n').filter((line) => /^\| .* \| `pnpm prove [\w-]+` \|$/.test(line));
  return new Map(
    lines.map((line) => {
      const cells = line.slice(1, -1).split('|');
      const [, tried = '', date = '', seed = '', unplugged = '', command = ''] = cells.map((cell) =>
        cell.trim(),
      );
      const name = /`pnpm prove ([\w-]+)`/.exec(command)?.[1] ?? '';
      const red = /^red on (\S+)$/.exec(unplugged)?.[1] ?? null;
      return [name, { tried, date, seed: seed === '' ? null : Number(seed), unplugged: red }];
    }),
  );
}

function lineOf({ name, promise }: Row, { tried, date, seed, unplugged }: Proof): string {
  const red = unplugged === null ? '' : `red on ${unplugged}`;
  return `| ${[promise, tried, date, seed ?? '', red, `\`pnpm prove ${name}\``].join(' | ')} |`;
}

/** The document with what is known of the rows; a row without a proof is named, and is not in the table. */
export function writeProofs(
  document: string,
  rows: readonly Row[],
  proofs: ReadonlyMap<string, Proof>,
): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/assurance.md has no section ${begin} … ${end}.`);
  const proved = rows.flatMap((row) => {
    const proof = proofs.get(row.name);
    return proof === undefined ? [] : [lineOf(row, proof)];
  });
  const open = rows
    .filter(({ name }) => !proofs.has(name))
    .map(({ name, promise }) => `- ${promise} (\`pnpm prove ${name}\`)`);
  const notProved = open.length === 0 ? [] : ['', '## Not proved yet', '', ...open];
  const text = [head, ...proved, ...notProved].join('\n');
  return `${document.slice(0, from + begin.length)}\n${text}\n${document.slice(to)}`;
}
