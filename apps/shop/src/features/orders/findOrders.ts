import type { OrderSummary } from '@magazijn/api-client';
import { amsterdamTime } from '@magazijn/domain/delivery';
import { searchableText, searchWords } from '../../shared/page/searchWords.ts';

/** The periods of the filter, as in the URL. */
export const periods = [
  'deze-maand',
  'vorige-maand',
  'dit-kwartaal',
  'vorig-kwartaal',
  'dit-jaar',
  'vorig-jaar',
] as const;

export type Period = (typeof periods)[number];

/** The first day of a period and the day after its last: '2026-10-01' and '2027-01-01'. */
export interface PeriodRange {
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

/** The days of a period relative to `today`, an ISO date in Europe/Amsterdam. */
export function periodRange(period: Period, today: string): PeriodRange {
  const { months, back } = lengths[period];
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const first = month - (month % months) - back * months;
  return { from: firstOf(first), until: firstOf(first + months) };
}

const firstOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

export interface FoundOrder {
  readonly order: OrderSummary;
  readonly lines: OrderSummary['lines'];
}

/** The lines of an order that contain a word of the search, ignoring case and accents; none without one. */
export function linesFoundBy(order: OrderSummary, search: string): OrderSummary['lines'] {
  const words = searchWords(search);
  return order.lines.filter((line) => words.some((word) => textOfLine(line).includes(word)));
}

/** The orders of a period with every word of the search, compared as in the back end (`listOrders.ts`). */
export function findOrders(
  orders: readonly OrderSummary[],
  search: string,
  range: PeriodRange | null,
): FoundOrder[] {
  const words = searchWords(search);
  return orders.flatMap((order) => {
    // Orders without a date belong to no period.
    const day = order.createdAt && amsterdamTime(new Date(order.createdAt)).date;
    if (range && (!day || day < range.from || day >= range.until)) return [];
    const all = [
      searchableText(order.number),
      searchableText(order.reference),
      ...order.lines.map(textOfLine),
    ].join('\n');
    return words.every((word) => all.includes(word)) ? [{ order, lines: linesFoundBy(order, search) }] : [];
  });
}

const textOfLine = ({ name, articleNumber, costCentre }: OrderSummary['lines'][number]): string =>
  searchableText([name, articleNumber, costCentre?.code, costCentre?.name].filter(Boolean).join(' '));
