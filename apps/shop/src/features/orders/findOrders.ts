import type { OrderSummary } from '@magazijn/api-client';
import { amsterdamTime } from '@magazijn/domain/delivery';

/** The periods that a bookkeeper asks for, as they stand in the address. */
export const periods = [
  'deze-maand',
  'vorige-maand',
  'dit-kwartaal',
  'vorig-kwartaal',
  'dit-jaar',
  'vorig-jaar',
] as const;

export type Period = (typeof periods)[number];

/** The first day of a period and the first day after it: '2026-10-01' up to '2027-01-01'. */
interface PeriodRange {
  readonly from: string;
  readonly until: string;
}

const lengths: Readonly<Record<Period, { months: number; back: 0 | 1 }>> = {
  'deze-maand': { months: 1, back: 0 },
  'vorige-maand': { months: 1, back: 1 },
  'dit-kwartaal': { months: 3, back: 0 },
  'vorig-kwartaal': { months: 3, back: 1 },
  'dit-jaar': { months: 12, back: 0 },
  'vorig-jaar': { months: 12, back: 1 },
};

/** The days of a period, seen from `today` (an ISO date, of Amsterdam's calendar). */
export function periodRange(period: Period, today: string): PeriodRange {
  const { months, back } = lengths[period];
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const first = month - (month % months) - back * months;
  return { from: firstOf(first), until: firstOf(first + months) };
}

const firstOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

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
    // An order without a date is of no period.
    const day = order.createdAt && amsterdamTime(new Date(order.createdAt)).date;
    if (range && (!day || day < range.from || day >= range.until)) return [];
    const lines = order.lines.map((line) => ({ line, text: plain(`${line.name} ${line.articleNumber}`) }));
    const all = [plain(order.number), plain(order.reference), ...lines.map(({ text }) => text)];
    if (!words.every((word) => all.join('\n').includes(word))) return [];
    const hit = lines.filter(({ text }) => words.some((word) => text.includes(word)));
    return [{ order, lines: hit.map(({ line }) => line) }];
  });
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
