import type { Category } from '@magazijn/api-client';
import { SideNavigation } from '@magazijn/ui';
import { categoryHref } from '../../paths/categoryHref.ts';

interface CategorySidebarProps {
  category: Category;
  title: string;
}

/** The sub categories with how many products stand in each: 'Luiers (14)' (S21). */
export function CategorySidebar({ category, title }: CategorySidebarProps) {
  return (
    <SideNavigation
      title={title}
      items={category.subCategories.map(({ name, url, productCount }) => ({
        label: name,
        href: categoryHref(url, category.url),
        count: productCount,
      }))}
    />
  );
}
