import type { IsoDay } from './dayArithmetic.ts';

type Piece = 'day' | 'month' | 'year';

interface DayFormat {
  readonly order: readonly Piece[];
  readonly separator: string;
}

const dayFirst: DayFormat = { order: ['day', 'month', 'year'], separator: '-' };

/** The order in a format: four equal letters are the year, `mm` the month; day first by default. */
function readFormat(format: string): DayFormat {
  const [, first = '', separator = '', second = '', third = ''] =
    /^(\p{L}+)([-/. ])(\p{L}+)\2(\p{L}+)$/u.exec(format) ?? [];
  const order = [first, second, third].map((letters): Piece => {
    if (letters.length === 4) return 'year';
    return letters.toLowerCase() === 'mm' ? 'month' : 'day';
  });
  return new Set(order).size === 3 ? { order, separator } : dayFirst;
}

/** '16-03-2026' of '2026-03-16' in the format 'dd-mm-jjjj'. */
export function typedDay(day: IsoDay, format: string): string {
  const { order, separator } = readFormat(format);
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const pieces = { year, month, day: dayOfMonth };
  return order.map((piece) => pieces[piece]).join(separator);
}

/**
 * Reads a typed day in the order of the format, with any separator or none, and a year of four digits or two.
 * @param format the label 'dd-mm-jjjj', 'mm/dd/yyyy' or 'yyyy-mm-dd'.
 * @param isFinished whether typing has ended: '16-03-20' may become '16-03-2026' before.
 * @returns `null` when there is no such day.
 */
export function readTypedDay(text: string, format: string, isFinished: boolean): IsoDay | null {
  const { order } = readFormat(format);
  const read = (dayOrMonth: string, between: string) => {
    const pieces = order.map((piece) => `(?<${piece}>${piece === 'year' ? '\\d{4}|\\d{2}' : dayOrMonth})`);
    return new RegExp(`^${pieces.join(between)}$`).exec(text.trim())?.groups;
  };
  const found = read('\\d{1,2}', '[-/. ]+') ?? read('\\d{2}', '');
  if (!found) return null;
  const { day = '', month = '', year = '' } = found;
  if (year.length === 2 && !isFinished) return null;
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 31 February would be a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
