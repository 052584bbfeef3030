import type { Category, ProductList } from '@magazijn/api-client';
import { CategoryHeading, SidebarLayout } from '@magazijn/ui';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { categoryHref } from '../../paths/categoryHref.ts';
import { ProductResults } from '../../products/ProductResults.tsx';
import { readPage } from '../../products/readPage.ts';
import type { Answer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { CategoryPicture } from './CategoryPicture.tsx';
import { CategorySidebar } from './CategorySidebar.tsx';
import { CategorySkeleton } from './CategorySkeleton.tsx';
import { showsSidebar } from './showsSidebar.ts';
import { texts } from './texts.ts';

type CategoryPageProps = PageProps<
  { category: Answer<Category | null>; products: Answer<ProductList | null> },
  { category: string; subCategory?: string },
  'page'
>;

/** An aisle or one of its shelves: sign, sub categories, twelve products at a time (S20-S24). */
export function CategoryPage({ answers: { category, products }, at }: CategoryPageProps) {
  const page = readPage(at.query.page);
  if (category.state === 'loading' || category.value === null) return <CategorySkeleton />;

  const { name, url, number, intro, image, parent } = category.value;
  const list = products.state === 'ready' ? products.value : null;
  return (
    <>
      <DocumentTitle>{texts.pageTitle(name, page)}</DocumentTitle>
      <Trail
        items={[...(parent ? [{ label: parent.name, href: categoryHref(parent.url) }] : []), { label: name }]}
      />
      <CategoryHeading
        className="mb-6"
        title={name}
        {...(number === null ? {} : { number })}
        {...(intro ? { intro } : {})}
        {...(image ? { picture: <CategoryPicture image={image} /> } : {})}
      />
      <SidebarLayout
        {...(showsSidebar(category.value, at.params.category)
          ? { sidebar: <CategorySidebar category={category.value} title={texts.sidebar} /> }
          : {})}
      >
        <ProductResults
          list={list}
          page={page}
          hrefFor={(target) => categoryHref(url, parent?.url, target)}
          columns={showsSidebar(category.value, at.params.category) ? 4 : 6}
        />
      </SidebarLayout>
    </>
  );
}
