import { breadcrumbList, type HeadOf, shortened } from '../../head/PageHead.ts';
import { readNarrowing } from '../../narrowing/readNarrowing.ts';
import { categoryHref } from '../../paths/hrefs.ts';
import { paths } from '../../paths/paths.ts';
import { pageSize, readPage } from '../../products/readPage.ts';

/** What a category says of itself to those who find it. */
const headTexts = {
  kind: (name: string) => `${name} voor de kinderopvang.`,
};

/**
 * The head of a category's page (S20, S26). Each page of the list is found by itself; a choice of facets or another
 * order is the same list, and leads to it. A page past the last holds nothing to find.
 */
export const categoryHead: HeadOf = (shown, { params, url }, origin) => {
  const { category: first = '', subCategory } = params;
  const path = subCategory === undefined ? first : `${first}/${subCategory}`;
  const category = shown('category', path);
  if (!category) return { canonical: null };
  const page = readPage(url.searchParams.get('page'));
  const products = shown('categoryProducts', path, page, readNarrowing(url.search), pageSize);
  const { name, intro, subCategories, parent } = category;
  const isEmpty = products?.products.length === 0;
  const way = [
    { label: 'Home', href: paths.home.href() },
    ...(parent ? [{ label: parent.name, href: categoryHref(parent.url) }] : []),
    { label: name },
  ];
  return {
    canonical: isEmpty ? null : categoryHref(subCategory ?? first, subCategory ? first : null, page),
    description: shortened(
      [headTexts.kind(name), intro, subCategories.map((each) => each.name).join(', ')]
        .filter(Boolean)
        .join(' '),
    ),
    things: [breadcrumbList(way, origin)],
  };
};
