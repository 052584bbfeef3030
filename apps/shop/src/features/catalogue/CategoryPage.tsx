import type { Category } from '@magazijn/api-client';
import {
  CategoryHeading,
  EmptyState,
  ProductShelfSkeleton,
  SideNavigation,
  VisuallyHidden,
} from '@magazijn/ui';
import { useQuery } from '../../shared/data/useQuery.ts';
import type { HeadExport } from '../../shared/head/PageHead.ts';
import { categoryHref, pictureHref } from '../../shared/links/paths.ts';
import { readPage } from '../../shared/links/readPage.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { usePageLocation } from '../../shared/links/usePageLocation.ts';
import { DocumentTitle } from '../../shared/page/PageTitle.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { PricesPending } from '../../shared/products/ProductPrice.tsx';
import { categoryProductsQuery, categoryQuery } from './catalogueQueries.ts';
import { categoryTitle } from './categoryTitle.ts';
import { FilteredProducts } from './FilteredProducts.tsx';
import { LinkRow } from './LinkRow.tsx';
import { SkipToProducts } from './ProductResults.tsx';

export const head: HeadExport = async (...given) =>
  (await import('./categoryHead.ts')).categoryHead(...given);

const texts = {
  aisle: (category: string) => category.charAt(0).toUpperCase() + category.slice(1),
  sidebar: 'Categorie',
  all: 'Alles',
  around: (name: string) => `Meer in ${name}`,
  ownOrder: 'Meest verkocht',
  loading: 'De categorie wordt geladen',
};

/** The sidebar is hidden for 'aanbieding' and where there are no sub categories. */
const showsSidebar = ({ subCategories }: Category, topUrl: string | undefined): boolean =>
  topUrl !== 'aanbieding' && subCategories.length > 0;

/** The picture on the aisle's sign: decoration, since the name is beside it. */
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
  aisle: Pick<Category, 'name' | 'url' | 'subCategories'>;
  current: string;
}

function SisterCategories({ aisle, current }: SisterCategoriesProps) {
  return (
    <LinkRow
      label={texts.around(aisle.name)}
      links={[
        { name: texts.all, href: categoryHref(aisle.url), here: false },
        ...aisle.subCategories.map(({ name, url }) => ({
          name,
          href: categoryHref(url, aisle.url),
          here: url === current,
        })),
      ]}
    />
  );
}

/** Reserves the height of a sign that the layout does not render, a special offer's, and of its products. */
function CategorySkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className="mb-6 h-40 border-b-5 border-rail" />
      <ProductShelfSkeleton count={12} />
    </div>
  );
}

export function CategoryPage() {
  const { words } = useShopLinks().brand;
  const location = usePageLocation();
  const page = readPage(new URLSearchParams(location.search).get('page'));
  const { data: shown } = useQuery(...categoryQuery(location));
  const { data: list = null, pending } = useQuery(...categoryProductsQuery(location));
  const { data: aisles = [] } = useQuery('categories');
  if (!shown) return <CategorySkeleton />;

  const { name, url, number, intro, image, parent } = shown;
  const hasSidebar = showsSidebar(shown, location.params.category);
  // The back office numbers special offers too; they are not in an aisle.
  const isOffer = location.params.category === 'aanbieding';
  const aisle = hasSidebar ? undefined : aisles.find((each) => each.url === parent?.url);
  return (
    <PricesPending value={pending}>
      <DocumentTitle>{categoryTitle(name, page)}</DocumentTitle>
      <Trail
        items={[...(parent ? [{ label: parent.name, href: categoryHref(parent.url) }] : []), { label: name }]}
      />
      <CategoryHeading
        data-category={isOffer ? undefined : (number ?? undefined)}
        className="mb-4 wide:mb-6"
        title={name}
        labels={{ aisle: texts.aisle(words.category) }}
        {...(isOffer ? { mark: '%' } : number !== null && { number })}
        {...(intro ? { intro } : {})}
        {...(image ? { picture: <CategoryPicture image={image} /> } : {})}
      />
      <SkipToProducts />
      {aisle && <SisterCategories aisle={aisle} current={url} />}
      <FilteredProducts
        list={list}
        href={categoryHref(url, parent?.url)}
        ownOrder={texts.ownOrder}
        {...(hasSidebar && { sidebar: <CategorySidebar category={shown} /> })}
        empty={<EmptyState title="0 producten gevonden" />}
      />
    </PricesPending>
  );
}
