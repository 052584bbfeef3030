// Writes the results of bench and prove into the documents.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../scripts/projectRoot.ts';

/** A Markdown table. Columns but the first are right-aligned. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const alignment = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, alignment, ...rows].map(line).join('\n');
}

/** The day and the machine of a measurement, without the machine's name. */
export function machineText(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const processor = cpus()[0]?.model.trim() || 'unknown processor';
  return `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${processor}), ${memory} GB, Node ${process.versions.node}, PostgreSQL 18 with every commit on disk`;
}

function findSection(name: string, document: string) {
  const file = join(projectRoot, 'docs', document);
  const text = readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (from < begin.length || to < from) throw new Error(`docs/${document} has no section ${begin}… ${end}.`);
  return { file, text, from, to };
}

/** The text between `<!-- name -->` and `<!-- /name -->` in a document of docs. */
export function readSection(name: string, document: string): string {
  const { text, from, to } = findSection(name, document);
  return text.slice(from, to);
}

export function writeSection(name: string, document: string, content: string): void {
  const { file, text, from, to } = findSection(name, document);
  writeFileSync(file, `${text.slice(0, from)}${content}\n${text.slice(to)}`);
}

/** The percentile of values by nearest rank; NaN without values. `share` is from 0 to 100. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? Number.NaN;
}
