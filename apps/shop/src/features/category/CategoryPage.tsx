import { CategoryHeading, EmptyState } from '@magazijn/ui';
import { useLocation, useParams } from 'react-router-dom';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { NarrowableList } from '../../narrowing/NarrowableList.tsx';
import { readNarrowing } from '../../narrowing/readNarrowing.ts';
import { categoryPath } from '../../paths/cataloguePath.ts';
import { categoryHref } from '../../paths/categoryHref.ts';
import { PricesPending } from '../../products/PricesPending.ts';
import { pageSize, readPage } from '../../products/readPage.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { CategoryPicture } from './CategoryPicture.tsx';
import { CategorySidebar } from './CategorySidebar.tsx';
import { CategorySkeleton } from './CategorySkeleton.tsx';
import { SisterCategories } from './SisterCategories.tsx';
import { showsSidebar } from './showsSidebar.ts';
import { texts } from './texts.ts';

/** An aisle or one of its shelves: sign, sub categories, twelve products at a time (S20-S24). */
export function CategoryPage() {
  const params = useParams();
  const { search } = useLocation();
  const path = categoryPath(params);
  const page = readPage(new URLSearchParams(search).get('page'));
  const { data: shown } = useQuery('category', path);
  const { data: list = null, pending } = useQuery(
    'categoryProducts',
    path,
    page,
    readNarrowing(search),
    pageSize,
  );
  const { data: aisles = [] } = useQuery('categories');
  if (!shown) return <CategorySkeleton />;

  const { name, url, number, intro, image, parent } = shown;
  const hasSidebar = showsSidebar(shown, params.category);
  const aisle = hasSidebar ? undefined : aisles.find((each) => each.url === parent?.url);
  return (
    <PricesPending value={pending}>
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
        href={categoryHref(url, parent?.url)}
        ownOrder={texts.ownOrder}
        {...(hasSidebar && { sidebar: <CategorySidebar category={shown} /> })}
        empty={<EmptyState title="0 producten gevonden" />}
      />
    </PricesPending>
  );
}
