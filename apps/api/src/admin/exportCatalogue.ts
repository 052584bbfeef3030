import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type AdminCommand, readArguments } from './AdminCommand.ts';
import { catalogueFields, categoryTitle } from './catalogue/catalogueFields.ts';
import { csvCell } from './catalogue/csvCell.ts';
import { newFile } from './namedFile.ts';

const batch = 1000;

type Row = Readonly<Record<string, unknown>> & { readonly category: string };

/** `export`: writes the catalogue as a CSV file that `import` accepts, to change it in Excel or to start a new one. */
export const exportCatalogue: AdminCommand = {
  name: 'export',
  usage: '<file.csv>',
  summary: 'Writes the catalogue as a CSV file that can be changed and imported.',
  run: async ({ database, print, folder }, args) => {
    const file = newFile(folder, readArguments(args, ['file']).values[0] ?? '');
    const output = createWriteStream(file, { flags: 'wx' });
    const written = finished(output);
    written.catch(() => {});
    const columns = catalogueFields.map(({ column }) => `products.${column}`);
    // Excel recognises UTF-8 by the byte order mark.
    const titles = [...catalogueFields.map(({ title }) => title), categoryTitle];
    output.write(`\uFEFF${titles.join(';')}\r\n`);
    const { sql } = database;
    const rows = sql<Row[]>`
      select ${sql(columns)}, concat_ws('/', parent.url, categories.url) as category
        from products
        join categories on categories.id = products.category_id
        left join categories as parent on parent.id = categories.parent_id
        order by products.id`;
    let count = 0;
    for await (const some of rows.cursor(batch)) {
      count += some.length;
      const text = some.map((row) => {
        const cells = catalogueFields.map(({ column }) => csvCell(column, row));
        return `${[...cells, row.category].join(';')}\r\n`;
      });
      if (!output.write(text.join(''))) await Promise.race([once(output, 'drain'), written]);
    }
    output.end();
    await written;
    print(`Products in ${file}: ${count}.`);
    return 0;
  },
};
