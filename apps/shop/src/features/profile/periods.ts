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

/** The days of a period, seen from `today` (an ISO date, of Amsterdam's calendar). */
export function periodRange(period: Period, today: string): PeriodRange {
  const { months, back } = lengths[period];
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const first = month - (month % months) - back * months;
  return { from: firstOf(first), until: firstOf(first + months) };
}

const firstOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
