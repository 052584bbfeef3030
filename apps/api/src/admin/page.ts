import { readFile } from 'node:fs/promises';
import { cleanLines, cleanText } from '@magazijn/domain/validation';
import { type AdminCommand, AdminError, readArguments } from './AdminCommand.ts';
import { readableFile } from './namedFile.ts';

/** `page`: adds or changes a content page, such as the terms; the shop sanitizes its HTML. */
export const page: AdminCommand = {
  name: 'page',
  usage: '<name in the address> <title> <file.html> [--footer]',
  summary:
    'Adds or changes a page of text (/kruidvat/…); with --footer the footer of every page links to it.',
  run: async ({ database: { sql }, print, folder }, args) => {
    const { values, flags } = readArguments(args, ['name', 'title', 'file'], ['footer']);
    const [name = '', title = '', given = ''] = values;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
      throw new AdminError(`"${name}" cannot be part of a URL; write it like algemene-voorwaarden.`);
    }
    const body = cleanLines(await readFile(readableFile(folder, given).file, 'utf8'));
    const row = {
      url_title: name,
      title: cleanText(title),
      body,
      position: flags.has('footer') ? 'FOOTER' : '',
    };
    const [written] = await sql<{ added: boolean }[]>`
      insert into pages ${sql(row)}
        on conflict (url_title) do update
          set title = excluded.title, body = excluded.body, position = excluded.position
        returning xmax = 0 as added`;
    print(`/kruidvat/${name}: ${written?.added ? 'added' : 'changed'}.`);
    return 0;
  },
};
