import type { Category } from '@magazijn/api-client';

/** The sidebar is hidden for 'aanbieding' and where there are no sub categories (S21). */
export const showsSidebar = ({ subCategories }: Category, topUrl: string | undefined): boolean =>
  topUrl !== 'aanbieding' && subCategories.length > 0;
