/** A page, or an ellipsis for pages left out. */
export type PageItem = number | 'ellipsis';

/** The pages to show: up to 5, else the first, the last, the current one with its neighbours, ellipses. */
export function pageModel(page: number, pageCount: number): PageItem[] {
  if (pageCount <= 5) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const middle = Math.min(pageCount - 1, Math.max(2, page));
  const pages = [...new Set([1, middle - 1, middle, middle + 1, pageCount])];
  return pages.flatMap((number, index) =>
    number - (pages[index - 1] ?? 1) > 1 ? (['ellipsis', number] as const) : [number],
  );
}
