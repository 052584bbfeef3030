import type { Offer, Product, ProductList } from '@magazijn/api-client';
import { Link, ProductShelf, ProductShelfSkeleton } from '@magazijn/ui';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { paths } from '../../paths/paths.ts';
import { ShelfProduct } from '../../products/ShelfProduct.tsx';
import type { Answer, OptionalAnswer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { Greeting } from './Greeting.tsx';
import { HomeOffers } from './HomeOffers.tsx';
import { texts } from './texts.ts';

type HomePageProps = PageProps<{
  offers: OptionalAnswer<readonly Offer[]>;
  popular: Answer<readonly Product[]>;
  favourites: OptionalAnswer<ProductList>;
}>;

/** Offers, what sells best, and for customers their favourites (S01). */
export function HomePage({ answers: { offers, popular, favourites } }: HomePageProps) {
  return (
    <>
      <DocumentTitle whole>{texts.documentTitle}</DocumentTitle>
      <h1 className="sr-only">{texts.heading}</h1>
      <Greeting />
      <HomeOffers offers={offers} />
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
      </div>
    </>
  );
}
