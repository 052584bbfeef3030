/** A page, or an ellipsis for pages left out. */
export type PageItem = number | 'ellipsis';

/**
 * The pages to show: all of up to 5; otherwise the first and the last, the current one with its neighbours, and an
 * ellipsis for the rest. At an end its first or last three are shown.
 *
 * @example
 * pageModel(1, 5); // [1, 2, 3, 4, 5]
 * pageModel(1, 9); // [1, 2, 3, 'ellipsis', 9]
 * pageModel(5, 9); // [1, 'ellipsis', 4, 5, 6, 'ellipsis', 9]
 * pageModel(9, 9); // [1, 'ellipsis', 7, 8, 9]
 */
export function pageModel(page: number, pageCount: number): PageItem[] {
  if (pageCount <= 5) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const middle = Math.min(pageCount - 1, Math.max(2, page));
  const pages = [...new Set([1, middle - 1, middle, middle + 1, pageCount])];
  return pages.flatMap((number, index) =>
    number - (pages[index - 1] ?? 1) > 1 ? (['ellipsis', number] as const) : [number],
  );
}
