import type { InvoiceFilter } from '@magazijn/api-client';
import { addDays } from '@magazijn/domain/delivery';
import { invoicesTexts as texts } from './invoicesTexts.ts';

/** The filter in the page's address. */
export interface InvoiceAddress {
  readonly status: InvoiceFilter['status'];
  /** '2026-11', '2026-k4' or '2026'; '' for all dates. */
  readonly period: string;
  /** A customer number; '' for all locations. */
  readonly location: string;
  readonly page: number;
}

const statuses = { open: 'open', 'te-laat': 'overdue', betaald: 'paid', alle: 'all' } as const;

/** Reads the filter of an address; unknown values are ignored. */
export function readInvoiceAddress(query: URLSearchParams): InvoiceAddress {
  const status = query.get('stand') ?? '';
  const period = query.get('periode') ?? '';
  const page = query.get('pagina') ?? '';
  return {
    status: status in statuses ? statuses[status as keyof typeof statuses] : 'open',
    period: rangeOf(period) === null ? '' : period,
    location: query.get('locatie') ?? '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The query string of a filter, without defaults. */
export function invoiceQuery({ status, period, location, page }: InvoiceAddress): string {
  const [name = ''] = Object.entries(statuses).find(([, each]) => each === status) ?? [];
  const chosen = Object.entries({
    stand: status === 'open' ? '' : name,
    periode: period,
    locatie: location,
    pagina: page > 1 ? String(page) : '',
  }).filter(([, value]) => value !== '');
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}

/** The first and last date of a period; null for '' and for an invalid one. */
function rangeOf(period: string): { readonly from: string; readonly until: string } | null {
  const [, year, month, quarter] = /^(20\d\d)(?:-(0[1-9]|1[0-2])|-k([1-4]))?$/.exec(period) ?? [];
  if (year === undefined) return null;
  const first = month === undefined ? (Number(quarter ?? 1) - 1) * 3 + 1 : Number(month);
  const months = month !== undefined ? 1 : quarter !== undefined ? 3 : 12;
  const start = (index: number) =>
    `${Number(year) + Math.floor((index - 1) / 12)}-${String(((index - 1) % 12) + 1).padStart(2, '0')}-01`;
  return { from: start(first), until: addDays(start(first + months), -1) };
}

/** The filter of a choice, for the call. */
export const invoiceFilter = ({ status, period, location }: InvoiceAddress): InvoiceFilter => ({
  status,
  ...(rangeOf(period) ?? { from: null, until: null }),
  location: location || null,
});

const monthName = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function periodLabel(period: string): string {
  const [year = '', part] = period.split('-');
  if (part === undefined) return year;
  if (part.startsWith('k')) return texts.quarter(Number(part.slice(1)), Number(year));
  return monthName.format(new Date(`${period}-01T00:00:00Z`));
}

/** The periods to choose from: this and the last month, quarter and year, and the chosen one. */
export function periodOptions(today: string, chosen: string): { value: string; label: string }[] {
  const month = (date: string) => date.slice(0, 7);
  const quarter = (date: string) => `${date.slice(0, 4)}-k${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
  const year = (date: string) => date.slice(0, 4);
  const last = (period: string) => addDays(rangeOf(period)?.from ?? today, -1);
  const periods = [month, quarter, year].flatMap((of) => [of(today), of(last(of(today)))]);
  const shown = chosen === '' || periods.includes(chosen) ? periods : [...periods, chosen];
  return [
    { value: '', label: texts.allDates },
    ...shown.map((value) => ({ value, label: periodLabel(value) })),
  ];
}
