import { lockCatalogue, refreshSearchWords, refreshShelves } from '../catalogue/refreshCatalogue.ts';
import type { Sql } from '../database/Database.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { type AdminCommand, AdminError, readArguments } from './AdminCommand.ts';
import { readableFile } from './namedFile.ts';
import { readTable } from './readTable.ts';

interface CategoryRow {
  readonly line: number;
  /** 'verzorging', or 'verzorging/luiers' for a sub category. */
  readonly path: string;
  readonly name: string;
  readonly intro: string;
  readonly image: string | null;
}

const titles = ['pad', 'naam', 'tekst', 'afbeelding'] as const;
const segment = '[a-z0-9]+(?:-[a-z0-9]+)*';
const pathShape = new RegExp(`^${segment}(?:/${segment})?$`);

/** The path of offers, which are created by other means. */
const reserved = /^aanbieding(?:\/|$)/;

const parentOf = (path: string): string | null =>
  path.includes('/') ? path.slice(0, path.indexOf('/')) : null;

/** @throws AdminError that lists every wrong line. */
async function readCategories(file: string): Promise<CategoryRow[]> {
  const found: CategoryRow[] = [];
  const problems: string[] = [];
  for await (const { line, cell } of readTable(file, titles, ['pad', 'naam'])) {
    const path = cell('pad').replace(/^\/+|\/+$/g, '');
    const parent = parentOf(path);
    if (!pathShape.test(path) || reserved.test(path)) {
      problems.push(
        `Line ${line}, column pad: "${path}" is not a path; write it like verzorging or verzorging/luiers.`,
      );
    } else if (found.some((other) => other.path === path)) {
      problems.push(`Line ${line}, column pad: "${path}" is on an earlier line too.`);
    } else if (parent !== null && !found.some((other) => other.path === parent)) {
      problems.push(`Line ${line}, column pad: "${parent}" must be on an earlier line.`);
    }
    if (cell('naam') === '') problems.push(`Line ${line}, column naam: is empty.`);
    found.push({
      line,
      path,
      name: cell('naam'),
      intro: cell('tekst'),
      image: cell('afbeelding') || null,
    });
  }
  if (problems.length > 0) throw new AdminError([...problems, 'Nothing was changed.'].join('\n'));
  return found;
}

async function writeCategories(sql: Sql, rows: readonly CategoryRow[]): Promise<number> {
  const ids = new Map<string, number>();
  let added = 0;
  for (const [priority, { path, name, intro, image }] of rows.entries()) {
    const parent = parentOf(path);
    const values = {
      parent_id: parent === null ? null : (ids.get(parent) ?? null),
      url: path.slice(path.indexOf('/') + 1),
      description: name,
      intro,
      image,
      priority: priority + 1,
    };
    const [row] = await sql<{ id: number; added: boolean }[]>`
      insert into categories ${sql(values)}
        on conflict (parent_id, url) do update
          set description = excluded.description, intro = excluded.intro, image = excluded.image,
            priority = excluded.priority
        returning id, xmax = 0 as added`;
    if (row) ids.set(path, row.id);
    if (row?.added) added += 1;
  }
  return added;
}

/** `categories`: adds and changes categories, in the order of a CSV file; all or nothing. Others stay unchanged. */
export const categories: AdminCommand = {
  name: 'categories',
  usage: '<file.csv>',
  summary: 'Adds and changes categories from a CSV file (pad;naam;tekst;afbeelding), in its order.',
  run: async ({ database, print, folder }, args) => {
    const { file } = readableFile(folder, readArguments(args, ['file']).values[0] ?? '');
    const rows = await readCategories(file);
    const added = await retryConflict(() =>
      database.sql.begin(async (sql) => {
        await lockCatalogue(sql);
        const count = await writeCategories(sql, rows);
        await refreshShelves(sql);
        await refreshSearchWords(sql);
        return count;
      }),
    );
    print(`${added} added, ${rows.length - added} updated.`);
    return 0;
  },
};
