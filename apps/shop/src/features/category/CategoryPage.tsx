import type { Category, NarrowedList } from '@magazijn/api-client';
import { CategoryHeading, EmptyState } from '@magazijn/ui';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { NarrowableList } from '../../narrowing/NarrowableList.tsx';
import type { NarrowingName } from '../../narrowing/narrowingNames.ts';
import { categoryHref } from '../../paths/categoryHref.ts';
import { readPage } from '../../products/readPage.ts';
import type { Answer, OptionalAnswer } from '../../resources/Answer.ts';
import { valueOr } from '../../resources/valueOr.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { CategoryPicture } from './CategoryPicture.tsx';
import { CategorySidebar } from './CategorySidebar.tsx';
import { CategorySkeleton } from './CategorySkeleton.tsx';
import { categoryAhead } from './categoryAhead.ts';
import { SisterCategories } from './SisterCategories.tsx';
import { showsSidebar } from './showsSidebar.ts';
import { texts } from './texts.ts';

type CategoryPageProps = PageProps<
  {
    category: Answer<Category | null>;
    products: Answer<NarrowedList | null>;
    aisles: OptionalAnswer<readonly Category[]>;
  },
  { category: string; subCategory?: string },
  NarrowingName
>;

/** An aisle or one of its shelves: sign, sub categories, twelve products at a time (S20-S24). */
export function CategoryPage({ answers: { category, products, aisles }, at }: CategoryPageProps) {
  const page = readPage(at.query.page);
  const around = valueOr(aisles, []);
  const shown = category.state === 'loading' ? categoryAhead(around, at.params) : category.value;
  if (shown === null) return <CategorySkeleton />;

  const { name, url, number, intro, image, parent } = shown;
  const list = products.state === 'ready' ? products.value : null;
  const hasSidebar = showsSidebar(shown, at.params.category);
  const aisle = hasSidebar ? undefined : around.find((each) => each.url === parent?.url);
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
      {aisle && <SisterCategories aisle={aisle} current={url} />}
      <NarrowableList
        list={list}
        at={at}
        href={categoryHref(url, parent?.url)}
        ownOrder={texts.ownOrder}
        {...(hasSidebar && { sidebar: <CategorySidebar category={shown} /> })}
        empty={<EmptyState title="0 producten gevonden" />}
      />
    </>
  );
}
