import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withConnection } from '../../bench/processes/startDatabases.ts';
import { stockEach } from '../../bench/shop/fillCatalogue.ts';
import { linesEach } from './startBuyers.ts';

/** Counts of lost or doubled orders and mails; each must be 0. */
export interface Losses {
  readonly lost: number;
  readonly doubled: number;
  /**
   * Orders without all lines, invoice number, sum or queued mail; and products whose stock differs from what was sold.
   */
  readonly half: number;
  readonly numbers: number;
  readonly mailsLost: number;
}

/** Losses, and counts that are not faults. */
export interface Counted extends Losses {
  readonly placed: number;
  /** Confirmations that arrived twice, with one Message-ID, so that mail programs show one. */
  readonly mailsTwice: number;
}

async function messageIds(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => /^message-id: <([^@>]+)/im.exec(text)?.[1] ?? '');
}

export const waitingMails = (url: string): Promise<number> =>
  withConnection(url, async (sql) => {
    const [row] = await sql<
      { count: number }[]
    >`select count(*)::int as count from outbox where sent_at is null`;
    return row?.count ?? 0;
  });

/**
 * Counts losses among the orders of a shop that had none before.
 *
 * @param acknowledged the references of orders whose placing was answered with 200
 * @param mails the folder of the mail server
 */
export async function countLosses(
  url: string,
  acknowledged: ReadonlySet<string>,
  mails: string,
): Promise<Counted> {
  return withConnection(url, async (sql) => {
    const orders = await sql<{ id: number; reference: string; number: number; whole: boolean }[]>`
      select orders.id, order_reference as reference, invoice_number::int as number,
          coalesce(invoice_number is not null and lines.count = ${linesEach} and lines.sum = subtotal_cents
            and exists (select from outbox where unique_key = 'order-confirmation:' || orders.id), false) as whole
        from orders
        left join (
          select order_id, count(*)::int as count, sum(total_exclusive_cents)::int as sum
            from order_lines where not give_away group by order_id
        ) as lines on lines.order_id = orders.id
        where status = 'placed'`;
    const [wrong] = await sql<{ count: number }[]>`
      select count(*)::int as count from products
        left join (
          select product_id, sum(amount)::int as sold from order_lines
            join orders on orders.id = order_id where status = 'placed' group by product_id
        ) as sales on product_id = products.id
        where products.stock <> ${stockEach} - coalesce(sold, 0)`;
    const references = new Set(orders.map(({ reference }) => reference));
    const numbers = new Set(orders.map(({ number }) => number));
    const arrived = await messageIds(mails);
    const distinct = new Set(arrived);
    const idOf = (id: number) =>
      createHash('sha256').update(`order-confirmation:${id}`).digest('hex').slice(0, 32);
    return {
      placed: orders.length,
      lost: [...acknowledged].filter((reference) => !references.has(reference)).length,
      doubled: orders.length - references.size,
      half: orders.filter(({ whole }) => !whole).length + (wrong?.count ?? 0),
      numbers: orders.length - numbers.size + Math.abs(Math.max(0, ...numbers) - orders.length),
      mailsLost: orders.filter(({ id }) => !distinct.has(idOf(id))).length,
      mailsTwice: arrived.length - distinct.size,
    };
  });
}
