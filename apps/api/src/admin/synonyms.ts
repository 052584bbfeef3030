import { writeFile } from 'node:fs/promises';
import { cellText } from '@magazijn/domain/csv';
import { lockCatalogue, refreshSearchWords } from '../catalogue/refreshCatalogue.ts';
import { wordsOf } from '../catalogue/wordQueries.ts';
import type { Sql } from '../database/Database.ts';
import { insertRows } from '../database/insertRows.ts';
import { retryConflict } from '../database/retryConflict.ts';
import type { searchSynonyms } from '../database/tables/index.ts';
import { type AdminCommand, AdminError, readArguments } from './AdminCommand.ts';
import { csvCell } from './catalogue/csvCell.ts';
import { newFile, readableFile } from './namedFile.ts';
import { printedLine } from './printedLine.ts';
import { readTable } from './readTable.ts';

type Synonym = Pick<typeof searchSynonyms.$inferInsert, 'term' | 'meaning'>;

const titles = ['woord', 'zoekt'] as const;

const maxWords = 3;

const sameTerm = (term: string): string => wordsOf(term).join(' ');

/** @throws AdminError that lists every wrong line. */
async function readSynonyms(file: string): Promise<Synonym[]> {
  const found: Synonym[] = [];
  const terms = new Set<string>();
  const problems: string[] = [];
  for await (const { line, cell } of readTable(file, titles, titles)) {
    const term = cellText(cell('woord'));
    const given = cellText(cell('zoekt')).split('|');
    const meanings = [...new Set(given.map((text) => text.trim()).filter((text) => text !== ''))];
    const wrong = (column: (typeof titles)[number], why: string) =>
      problems.push(`Line ${line}, column ${column}: ${why}`);
    const { length } = wordsOf(term);
    if (length === 0) wrong('woord', `"${term}" has no word.`);
    if (length > maxWords) wrong('woord', `"${term}" has more than ${maxWords} words.`);
    if (length > 0 && terms.has(sameTerm(term))) wrong('woord', `"${term}" is on an earlier line too.`);
    for (const meaning of meanings) {
      if (wordsOf(meaning).length === 0) wrong('zoekt', `"${meaning}" has no word.`);
      else if (sameTerm(meaning) === sameTerm(term)) wrong('zoekt', `"${meaning}" is the word itself.`);
    }
    terms.add(sameTerm(term));
    // A term without a meaning is stored too, so that search does not correct it.
    for (const meaning of meanings.length > 0 ? meanings : ['']) found.push({ term, meaning });
  }
  if (problems.length > 0) throw new AdminError([...problems, 'Nothing was changed.'].join('\n'));
  return found;
}

/**
 * Replaces the synonyms by a CSV file (`woord;zoekt`, `|` between meanings); returns the number of terms. Callers
 * refresh the search words.
 *
 * @throws AdminError that lists every wrong line; then nothing is written.
 */
export async function importSynonyms(sql: Sql, file: string): Promise<number> {
  const synonyms = await readSynonyms(file);
  await sql`delete from search_synonyms`;
  await insertRows(sql, 'search_synonyms', synonyms);
  return new Set(synonyms.map(({ term }) => term)).size;
}

/** The terms with a meaning that no product has, and that meaning. */
const findUseless = (sql: Sql) => sql<Synonym[]>`
  select term, meaning from search_synonyms
    where meaning <> '' and (query is null or not exists (select from products where search @@ query))
    order by term, meaning`;

async function exportSynonyms(sql: Sql, file: string): Promise<number> {
  const rows = await sql<{ term: string; meanings: string }[]>`
    select term, string_agg(meaning, '|' order by meaning) as meanings
      from search_synonyms group by term order by term`;
  const lines = rows.map((row) => `${csvCell('term', row)};${csvCell('meanings', row)}`);
  // Excel recognises UTF-8 by the byte order mark.
  const text = [titles.join(';'), ...lines].map((line) => `${line}\r\n`).join('');
  await writeFile(file, `\uFEFF${text}`, { flag: 'wx' });
  return rows.length;
}

/** `synonyms`: replaces the synonyms by a CSV file, all or nothing; `--export` writes the file. */
export const synonyms: AdminCommand = {
  name: 'synonyms',
  usage: '<file.csv> [--export]',
  summary: `Replaces the synonyms of search by those of a CSV file (${titles.join(';')}); --export writes them into a new one.`,
  run: async ({ database, print, folder }, args) => {
    const { values, flags } = readArguments(args, ['file'], ['export']);
    const [path = ''] = values;
    if (flags.has('export')) {
      const file = newFile(folder, path);
      print(`Terms in ${file}: ${await exportSynonyms(database.sql, file)}.`);
      return 0;
    }
    const { file } = readableFile(folder, path);
    const { count, useless } = await retryConflict(() =>
      database.sql.begin(async (sql) => {
        await lockCatalogue(sql);
        const terms = await importSynonyms(sql, file);
        await refreshSearchWords(sql);
        return { count: terms, useless: await findUseless(sql) };
      }),
    );
    print(`Terms in search: ${count}.`);
    for (const { term, meaning } of useless) {
      print(printedLine(`"${term}" finds nothing: no product has "${meaning}".`));
    }
    return 0;
  },
};
