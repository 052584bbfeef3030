import type { Category } from '@magazijn/api-client';
import { SiteFooter } from '@magazijn/ui';
import { useQuery } from '../../shared/data/useQuery.ts';
import { categoryHref } from '../../shared/links/hrefs.ts';
import { paths } from '../../shared/links/paths.ts';
import { layoutTexts } from './layoutTexts.ts';
import { ShopWordmark } from './ShopWordmark.tsx';

/** Slogan, aisles, the pages of position FOOTER, and that prices exclude VAT. */
export function ShopFooter({ categories }: { categories: readonly Category[] }) {
  const { data: pages = [] } = useQuery('footerPages');
  return (
    <SiteFooter
      wordmark={<ShopWordmark tone="on-inverse" />}
      slogan={layoutTexts.slogan}
      labels={{ categories: layoutTexts.categories }}
      categories={categories.map(({ number, name, url }, index) => ({
        number: number ?? index + 1,
        label: name,
        href: categoryHref(url),
      }))}
      pages={pages.map(({ title, url }) => ({ label: title, href: paths.page.href({ page: url }) }))}
      notes={layoutTexts.notes.map((note) => note)}
    />
  );
}
