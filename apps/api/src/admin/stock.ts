import { noteBackInStock } from '../database/outbox.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { type AdminCommand, AdminError, readArguments } from './AdminCommand.ts';

/** The maximum of the column. */
const maxStock = 2_147_483_647;

function readStock(text: string): number {
  const stock = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (stock <= maxStock) return stock;
  throw new AdminError(`"${text}" is no stock: it must be a whole number from 0 to ${maxStock}.`);
}

/** `stock`: sets the stock of an article, and queues its requested stock mails. */
export const stock: AdminCommand = {
  name: 'stock',
  usage: '<article number> <number> [--for-sale]',
  summary:
    'Sets the stock of an article, and with --for-sale that it can be ordered; whoever waits gets a mail.',
  run: async ({ database, print }, args) => {
    const { values, flags } = readArguments(args, ['article number', 'stock'], ['for-sale']);
    const [article = '', given = ''] = values;
    const next = readStock(given);
    const changed = await retryConflict(() =>
      database.sql.begin(async (sql) => {
        const [before] = await sql<{ id: number; stock: number; description: string; available: boolean }[]>`
        select id, stock, description, available from products where article_number = ${article} for no key update`;
        if (!before) throw new AdminError(`There is no article with the number "${article}".`);
        const forSale = before.available || flags.has('for-sale');
        await sql`update products set stock = ${next}, available = ${forSale} where id = ${before.id}`;
        const wasGone = before.stock === 0 || !before.available;
        if (wasGone && next > 0 && forSale) await noteBackInStock(sql, [before.id]);
        return { ...before, forSale };
      }),
    );
    print(`${article} ${changed.description}: ${changed.stock} → ${next}`);
    if (!changed.forSale) print('It is not for sale: nobody can order it. --for-sale changes that.');
    return 0;
  },
};
