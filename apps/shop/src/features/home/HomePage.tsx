import type { OfferList, Product, ProductList } from '@magazijn/api-client';
import { Link, ProductShelf, ProductShelfSkeleton, UspList } from '@magazijn/ui';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { paths } from '../../paths/paths.ts';
import { ShelfProduct } from '../../products/ShelfProduct.tsx';
import type { Answer, OptionalAnswer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { usps } from '../../texts/usps.ts';
import { Greeting } from './Greeting.tsx';
import { HomeBanners } from './HomeBanners.tsx';
import { HomeOffers } from './HomeOffers.tsx';
import { texts } from './texts.ts';

type HomePageProps = PageProps<{
  offers: OptionalAnswer<OfferList>;
  popular: Answer<readonly Product[]>;
  favourites: OptionalAnswer<ProductList>;
}>;

/** Offers, what speaks for the shop, what sells best, and for customers their favourites. */
export function HomePage({ answers: { offers, popular, favourites } }: HomePageProps) {
  return (
    <>
      <DocumentTitle whole>{texts.documentTitle}</DocumentTitle>
      <h1 className="sr-only">{texts.heading}</h1>
      <Greeting />
      <HomeOffers offers={offers} />
      {/* Where the bar above the header has room for all of them, as wide as the page with its gutters, they stand there. */}
      <div className="@container">
        <UspList items={usps} className="mt-8 @min-[40rem]:grid-cols-2 @min-[80rem]:hidden" />
      </div>
      <div className="mt-12 grid gap-12">
        {popular.state === 'loading' ? (
          <ProductShelfSkeleton title={texts.popular} />
        ) : (
          <ProductShelf title={texts.popular}>
            {popular.value.map((product) => (
              <ShelfProduct key={product.id} product={product} />
            ))}
          </ProductShelf>
        )}
        {favourites.state === 'loading' && <ProductShelfSkeleton title={texts.favourites} />}
        {favourites.state === 'ready' && (
          <ProductShelf
            title={texts.favourites}
            action={
              favourites.value.total ? (
                <Link appearance="text" href={paths.favourites.href()}>
                  {texts.allFavourites}
                </Link>
              ) : (
                texts.noFavourites
              )
            }
          >
            {favourites.value.products.map((product) => (
              <ShelfProduct key={product.id} product={product} />
            ))}
          </ProductShelf>
        )}
        {offers.state === 'ready' && <HomeBanners banners={offers.value.banners} />}
      </div>
    </>
  );
}
