import type { Product } from '@magazijn/api-client';
import type { BreadcrumbItem } from '@magazijn/ui';
import { categoryHref } from '../../paths/hrefs.ts';

/** Parent category, category, and the product's name (S26). A product that stands in no category has its name alone. */
export function productTrail({ name, category, parentCategory: parent }: Product): readonly BreadcrumbItem[] {
  return [
    ...(parent ? [{ label: parent.name, href: categoryHref(parent.url) }] : []),
    ...(category.url ? [{ label: category.name, href: categoryHref(category.url, parent?.url) }] : []),
    { label: name },
  ];
}
