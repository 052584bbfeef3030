import type { Category, PageLink } from '@magazijn/api-client';
import { SiteFooter } from '@magazijn/ui';
import { categoryHref } from '../paths/categoryHref.ts';
import { paths } from '../paths/paths.ts';
import { fixedTexts } from './fixedTexts.ts';

interface ShopFooterProps {
  categories: readonly Category[];
  pages: readonly PageLink[];
}

/** Slogan, aisles, the pages of position FOOTER, and that prices exclude VAT (S04). */
export function ShopFooter({ categories, pages }: ShopFooterProps) {
  return (
    <SiteFooter
      slogan={fixedTexts.slogan}
      aisles={categories.map(({ number, name, url }, index) => ({
        number: number ?? index + 1,
        label: name,
        href: categoryHref(url),
      }))}
      pages={pages.map(({ title, url }) => ({ label: title, href: paths.page.href({ page: url }) }))}
      notes={fixedTexts.notes.map((note) => note)}
    />
  );
}
