import { paths } from './paths.ts';

/** The address of a category; with `parent` it is a sub category. From the second page on with its number. */
export function categoryHref(url: string, parent?: string | null, page = 1): string {
  const href = parent
    ? paths.subCategory.href({ category: parent, subCategory: url })
    : paths.category.href({ category: url });
  return page > 1 ? `${href}?page=${page}` : href;
}
