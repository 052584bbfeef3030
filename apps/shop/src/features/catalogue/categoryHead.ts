import { breadcrumbList, type HeadOf, shortened } from '../../shared/head/PageHead.ts';
import { categoryHref, paths } from '../../shared/links/paths.ts';
import { readPage } from '../../shared/links/readPage.ts';
import { categoryProductsQuery, categoryQuery } from './catalogueQueries.ts';
import { categoryTitle } from './categoryTitle.ts';

const headTexts = {
  kind: (name: string) => `${name} voor de kinderopvang.`,
};

/** The head of a category's page; with filters or a sort, the canonical address is the whole list's. */
export const categoryHead: HeadOf = (shown, location, origin) => {
  const { category: first = '', subCategory } = location.params;
  const category = shown(...categoryQuery(location));
  if (!category) return { canonical: null };
  const page = readPage(new URLSearchParams(location.search).get('page'));
  const products = shown(...categoryProductsQuery(location));
  const { name, intro, subCategories, parent } = category;
  const isEmpty = products?.products.length === 0;
  const way = [
    { label: 'Home', href: paths.home.href() },
    ...(parent ? [{ label: parent.name, href: categoryHref(parent.url) }] : []),
    { label: name },
  ];
  return {
    canonical: isEmpty ? null : categoryHref(subCategory ?? first, subCategory ? first : null, page),
    title: categoryTitle(name, page),
    picture: category.image ?? products?.products[0]?.pictures[0],
    description: shortened(
      [headTexts.kind(name), intro, subCategories.map((each) => each.name).join(', ')]
        .filter(Boolean)
        .join(' '),
    ),
    things: [breadcrumbList(way, origin)],
  };
};
