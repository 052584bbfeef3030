import type { Category } from '@magazijn/api-client';
import { SideNavigation } from '@magazijn/ui';
import { categoryHref } from '../../paths/categoryHref.ts';
import { texts } from './texts.ts';

/** The category's own sub categories with how many products stand in each: 'Luiers (14)'. */
export function CategorySidebar({ category }: { category: Pick<Category, 'url' | 'subCategories'> }) {
  return (
    <SideNavigation
      title={texts.sidebar}
      items={category.subCategories.map(({ name, url, productCount }) => ({
        label: name,
        href: categoryHref(url, category.url),
        count: productCount,
      }))}
    />
  );
}
