import { Link, ProductShelf, ProductShelfSkeleton, UspList } from '@magazijn/ui';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { paths } from '../../paths/paths.ts';
import { PricesPending } from '../../products/PricesPending.ts';
import { ShelfProduct } from '../../products/ShelfProduct.tsx';
import { useQuery } from '../../shared/data/useQuery.ts';
import { usps } from '../../texts/usps.ts';
import { Greeting } from './Greeting.tsx';
import { HomeBanners } from './HomeBanners.tsx';
import { HomeOffers } from './HomeOffers.tsx';
import { texts } from './texts.ts';

/** Offers, what sells best, and for customers their favourites (S01). */
export function HomePage() {
  const { data: offers } = useQuery('offers', 12);
  const popular = useQuery('popularProducts');
  const favourites = useQuery('favouriteProducts');
  return (
    <PricesPending value={popular.pending}>
      <DocumentTitle whole>{texts.documentTitle}</DocumentTitle>
      <h1 className="sr-only">{texts.heading}</h1>
      <Greeting />
      <HomeOffers />
      {/* Where the bar above the header has room for all of them, as wide as the page with its gutters, they stand there. */}
      <div className="@container">
        <UspList items={usps} className="mt-8 @min-[40rem]:grid-cols-2 @min-[80rem]:hidden" />
      </div>
      <div className="mt-12 grid gap-12">
        {!popular.data ? (
          <ProductShelfSkeleton title={texts.popular} />
        ) : (
          <ProductShelf title={texts.popular}>
            {popular.data.map((product) => (
              <ShelfProduct key={product.id} product={product} />
            ))}
          </ProductShelf>
        )}
        {favourites.loading && <ProductShelfSkeleton title={texts.favourites} />}
        {favourites.data && (
          <ProductShelf
            title={texts.favourites}
            action={
              favourites.data.total ? (
                <Link appearance="text" href={paths.favourites.href()}>
                  {texts.allFavourites}
                </Link>
              ) : (
                texts.noFavourites
              )
            }
          >
            {favourites.data.products.map((product) => (
              <ShelfProduct key={product.id} product={product} />
            ))}
          </ProductShelf>
        )}
        {offers && <HomeBanners banners={offers.banners} />}
      </div>
    </PricesPending>
  );
}
