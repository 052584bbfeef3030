import type { Category } from '@magazijn/api-client';
import {
  CategoryHeading,
  EmptyState,
  Link,
  ProductShelfSkeleton,
  SideNavigation,
  VisuallyHidden,
} from '@magazijn/ui';
import { useLocation, useParams } from 'react-router-dom';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { NarrowableList } from '../../narrowing/NarrowableList.tsx';
import { readNarrowing } from '../../narrowing/readNarrowing.ts';
import { categoryHref, categoryPath, pictureHref } from '../../paths/hrefs.ts';
import { PricesPending } from '../../products/PricesPending.ts';
import { pageSize, readPage } from '../../products/readPage.ts';
import { useQuery } from '../../shared/data/useQuery.ts';

/** Texts of the category's page. */
const texts = {
  sidebar: 'Categorie',
  all: 'Alles',
  around: (name: string) => `Meer in ${name}`,
  ownOrder: 'Meest verkocht',
  loading: 'De categorie wordt geladen',
  pageTitle: (name: string, page: number) => (page > 1 ? `${name}, pagina ${page}` : name),
};

/** The sidebar is hidden for 'aanbieding' and where there are no sub categories (S21). */
const showsSidebar = ({ subCategories }: Category, topUrl: string | undefined): boolean =>
  topUrl !== 'aanbieding' && subCategories.length > 0;

/** The packs on the rail of the aisle's sign: decoration, the name stands beside it. */
function CategoryPicture({ image }: { image: string }) {
  return (
    <img
      src={pictureHref(image, 1040, 280)}
      width={1040}
      height={280}
      alt=""
      loading="lazy"
      className="w-96!"
    />
  );
}

/** The category's own sub categories with how many products stand in each: 'Luiers (14)'. */
function CategorySidebar({ category }: { category: Pick<Category, 'url' | 'subCategories'> }) {
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

interface SisterCategoriesProps {
  /** The category that they are all in. */
  aisle: Pick<Category, 'name' | 'url' | 'subCategories'>;
  /** The url of the one that is shown. */
  current: string;
}

/** The way from one sub category to those beside it, above its list; a phone slides it sideways. */
function SisterCategories({ aisle, current }: SisterCategoriesProps) {
  const links = [
    { name: texts.all, href: categoryHref(aisle.url), here: false },
    ...aisle.subCategories.map(({ name, url }) => ({
      name,
      href: categoryHref(url, aisle.url),
      here: url === current,
    })),
  ];
  return (
    <nav aria-label={texts.around(aisle.name)} className="mb-6">
      <ul className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1.5 [scrollbar-width:none] wide:mx-0 wide:flex-wrap wide:overflow-visible wide:px-0">
        {links.map(({ name, href, here }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={here ? 'page' : undefined}
              className="flex min-h-12 items-center rounded-label border-[1.5px] border-ink bg-stock px-4 no-underline underline-offset-4 hover:underline aria-[current]:bg-ink aria-[current]:font-bold aria-[current]:text-paper"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Keeps the room of a sign that the frame does not know, a special offer's, and of its products. */
function CategorySkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className="mb-6 h-40 border-b-5 border-rail" />
      <ProductShelfSkeleton count={12} />
    </div>
  );
}

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
