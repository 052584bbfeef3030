import { paths } from './paths.ts';

/**
 * The address of a search; from the second page on with its number. Two terms need a blank behind them, which reading takes
 * off again: browsers take `.` and `..` for steps in the address, however they are encoded. Zero bytes have no place in one.
 */
export function searchHref(term: string, page = 1): string {
  const search = term.replaceAll('\0', ' ').replace(/^(\.{1,2})$/, '$1 ');
  const href = paths.search.href({ search });
  return page > 1 ? `${href}?page=${page}` : href;
}
