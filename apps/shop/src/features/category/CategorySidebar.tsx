import type { Category } from '@magazijn/api-client';
import { SideNavigation } from '@magazijn/ui';
import { categoryHref } from '../../paths/categoryHref.ts';
import { texts } from './texts.ts';

interface CategorySidebarProps {
  category: Pick<Category, 'url' | 'subCategories'>;
  title: string;
  /** The sub category where one is; the way to the whole category stands above the others then. */
  current?: string;
}

/** The sub categories with how many products stand in each: 'Luiers (14)' (S21). */
export function CategorySidebar({ category, title, current }: CategorySidebarProps) {
  return (
    <SideNavigation
      title={title}
      items={[
        ...(current ? [{ label: texts.all, href: categoryHref(category.url) }] : []),
        ...category.subCategories.map(({ name, url, productCount }) => ({
          label: name,
          href: categoryHref(url, category.url),
          count: productCount,
          current: url === current,
        })),
      ]}
    />
  );
}
