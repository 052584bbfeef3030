import type { OrderSummary } from '@magazijn/api-client';
import { amsterdamTime } from '@magazijn/domain/delivery';
import type { PeriodRange } from './periods.ts';

/** An order that was found, and the lines by which it was. */
export interface FoundOrder {
  readonly order: OrderSummary;
  readonly lines: OrderSummary['lines'];
}

/**
 * The orders of a period whose number, reference or products hold every word that is searched for, whatever their
 * capitals and accents. The lines are those that hold a word, none when nothing is searched for.
 *
 * @param range null for all orders
 */
export function findOrders(
  orders: readonly OrderSummary[],
  search: string,
  range: PeriodRange | null,
): FoundOrder[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return orders.flatMap((order) => {
    const day = amsterdamTime(new Date(order.createdAt)).date;
    if (range && (day < range.from || day >= range.until)) return [];
    const lines = order.lines.map((line) => ({ line, text: plain(`${line.name} ${line.articleNumber}`) }));
    const all = [plain(order.number), plain(order.reference), ...lines.map(({ text }) => text)];
    if (!words.every((word) => all.join('\n').includes(word))) return [];
    const hit = lines.filter(({ text }) => words.some((word) => text.includes(word)));
    return [{ order, lines: hit.map(({ line }) => line) }];
  });
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
