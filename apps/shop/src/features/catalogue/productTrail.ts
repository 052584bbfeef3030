import type { BreadcrumbItem } from '@magazijn/ui';
import { categoryHref } from '../../shared/links/paths.ts';
import type { ProductOutline } from './listedProduct.ts';

/** Parent category, category, and the product's name; without a category the name only. */
export function productTrail({
  name,
  category,
  parentCategory: parent,
}: Pick<ProductOutline, 'name' | 'category' | 'parentCategory'>): readonly BreadcrumbItem[] {
  return [
    ...(parent ? [{ label: parent.name, href: categoryHref(parent.url) }] : []),
    ...(category?.url ? [{ label: category.name, href: categoryHref(category.url, parent?.url) }] : []),
    { label: name },
  ];
}
