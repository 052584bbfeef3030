import type { Category } from '@magazijn/api-client';
import { SiteFooter } from '@magazijn/ui';
import { categoryHref } from '../paths/hrefs.ts';
import { paths } from '../paths/paths.ts';
import { useQuery } from '../shared/data/useQuery.ts';
import { frameTexts } from './frameTexts.ts';

/** Slogan, aisles, the pages of position FOOTER, and that prices exclude VAT (S04). */
export function ShopFooter({ categories }: { categories: readonly Category[] }) {
  const { data: pages = [] } = useQuery('footerPages');
  return (
    <SiteFooter
      slogan={frameTexts.slogan}
      aisles={categories.map(({ number, name, url }, index) => ({
        number: number ?? index + 1,
        label: name,
        href: categoryHref(url),
      }))}
      pages={pages.map(({ title, url }) => ({ label: title, href: paths.page.href({ page: url }) }))}
      notes={frameTexts.notes.map((note) => note)}
    />
  );
}
