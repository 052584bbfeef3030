import { amsterdamTime, type IsoDate } from '@magazijn/domain/delivery';
import type { Sql } from '../database/Database.ts';
import { addBackInStockMails } from '../database/outbox.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { type AdminCommand, AdminError, readArguments } from './AdminCommand.ts';
import { maxStock, readDate } from './catalogue/catalogueFields.ts';

function readStock(text: string): number {
  const stock = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (stock <= maxStock) return stock;
  throw new AdminError(`"${text}" is not a stock: it must be a whole number from 0 to ${maxStock}.`);
}

/** The day on which an article is expected; null when none is given. */
function readExpected(text: string | undefined, today: IsoDate): IsoDate | null {
  if (text === undefined) return null;
  const read = readDate(text);
  if ('problem' in read) throw new AdminError(`${read.problem}.`);
  if (read.value === null || read.value < today) throw new AdminError(`${text} is in the past.`);
  return read.value;
}

interface StockedProduct {
  readonly id: number;
  readonly articleNumber: string;
  readonly stock: number;
  readonly description: string;
  readonly available: boolean;
}

/**
 * Finds and locks the product with this article number, or the only one with other blanks in it.
 *
 * @throws AdminError for an unknown number, or when several products differ only in blanks.
 */
async function findProduct(sql: Sql, article: string): Promise<StockedProduct> {
  const found = await sql<StockedProduct[]>`
    select id, article_number, stock, description, available from products
      where replace(article_number, ' ', '') = ${article.replaceAll(' ', '')}
      order by id for no key update`;
  const [first, second] = found;
  const product = found.find(({ articleNumber }) => articleNumber === article) ?? first;
  if (!product) throw new AdminError(`There is no article with the number "${article}".`);
  if (second && product.articleNumber !== article) {
    const known = found.map(({ articleNumber }) => `"${articleNumber}"`).join(' or ');
    throw new AdminError(`"${article}" can be ${known}; write the blanks as the catalogue does.`);
  }
  return product;
}

/** `stock`: sets an article's stock and queues its stock mails; without an expected day the earlier one is removed. */
export const stock: AdminCommand = {
  name: 'stock',
  usage: '<article number> <number> [--for-sale] [--expected <date>]',
  summary:
    'Sets the stock of an article and mails the customers who asked for it; --for-sale makes it orderable, --expected sets the day on which new stock is expected.',
  run: async ({ database, print, clock }, args) => {
    const { values, flags, options } = readArguments(
      args,
      ['article number', 'stock'],
      ['for-sale'],
      ['expected'],
    );
    const expected = readExpected(options.get('expected'), amsterdamTime(clock()).date);
    const [article = '', given = ''] = values;
    const next = readStock(given);
    const changed = await retryConflict(() =>
      database.sql.begin(async (sql) => {
        const before = await findProduct(sql, article);
        const forSale = before.available || flags.has('for-sale');
        await sql`
          update products set stock = ${next}, available = ${forSale}, expected_on = ${expected} where id = ${before.id}`;
        const wasGone = before.stock === 0 || !before.available;
        if (wasGone && next > 0 && forSale) await addBackInStockMails(sql, [before.id]);
        return { ...before, forSale };
      }),
    );
    if (changed.articleNumber !== article) print(`"${article}" is read as "${changed.articleNumber}".`);
    print(`${changed.articleNumber} ${changed.description}: ${changed.stock} → ${next}`);
    if (expected !== null) print(`Expected on ${expected}.`);
    if (!changed.forSale) print('It is not for sale, so it cannot be ordered. --for-sale changes that.');
    return 0;
  },
};
