import type { Category, ProductList } from '@magazijn/api-client';
import { breadcrumbList } from '../../head/breadcrumbList.ts';
import type { HeadSource } from '../../head/HeadSource.ts';
import type { PageHead } from '../../head/PageHead.ts';
import { shortened } from '../../head/shortened.ts';
import { categoryHref } from '../../paths/categoryHref.ts';
import { paths } from '../../paths/paths.ts';
import { readPage } from '../../products/readPage.ts';
import type { Answer } from '../../resources/Answer.ts';
import { headTexts } from './headTexts.ts';

type CategoryAnswers = {
  readonly category?: Answer<Category | null>;
  readonly products?: Answer<ProductList | null>;
};

/**
 * The head of a category's page (S20, S26). Each page of the list is found by itself; a choice of facets or another
 * order is the same list, and leads to it. A page past the last holds nothing to find.
 */
export function categoryHead({
  answers: { category, products },
  at,
  origin,
}: Pick<HeadSource<CategoryAnswers>, 'answers' | 'at' | 'origin'>): PageHead {
  if (category?.state !== 'ready' || category.value === null) return { canonical: null };
  const { name, intro, subCategories, parent } = category.value;
  const page = readPage(at.query.page ?? null);
  const isEmpty =
    products?.state === 'ready' && products.value !== null && products.value.products.length === 0;
  const { category: first = '', subCategory } = at.params;
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
}
