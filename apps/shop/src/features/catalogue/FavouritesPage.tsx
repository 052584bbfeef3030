import type { Favourite } from '@magazijn/api-client';
import { ProductRows } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { useQuery } from '../../shared/data/useQuery.ts';
import { useIsFavourite } from '../../shared/favourites/useFavourite.ts';
import { paths } from '../../shared/links/paths.ts';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { isSoldOut } from '../../shared/products/isSoldOut.ts';
import { useCustomer } from '../../shared/stores/StoresProvider.tsx';
import { FavouriteRow } from './FavouriteRow.tsx';
import { favouritesTexts as texts } from './favouritesTexts.ts';
import { NoFavourites } from './NoFavourites.tsx';
import { PeopleFavourites } from './PeopleFavourites.tsx';

/** All favourites, one row each; own ones and the company's apart for people with colleagues. A removed one disappears at once. */
export function FavouritesPage() {
  const { data: favourites } = useQuery('favourites');
  return (
    <ProfileLayout title={profileNavigationTexts.favourites} current={paths.favourites.href()}>
      {favourites ? (
        <Favourites products={favourites} />
      ) : (
        <LinesSkeleton label={texts.loadingFavourites} lines={8} />
      )}
    </ProfileLayout>
  );
}

function Favourites({ products }: { products: readonly Favourite[] }) {
  const isFavourite = useIsFavourite();
  const { favourites } = useCustomer();
  const [hasColleagues, setHasColleagues] = useState(false);
  // Kept: a list that became empty has no product that tells it.
  if (!hasColleagues && products.some(({ companyFavourite }) => companyFavourite !== undefined)) {
    setHasColleagues(true);
  }
  // What the login marked while it was alone became the company's.
  useEffect(() => {
    if (hasColleagues) favourites.forgetHearts();
  }, [favourites, hasColleagues]);
  if (hasColleagues) return <PeopleFavourites products={products} />;
  const kept = products.filter(isFavourite);
  const soldOut = products.filter(isSoldOut).map(({ id }) => id);
  if (kept.length === 0) return <NoFavourites />;
  return (
    <ProductRows title={texts.favouriteCount(kept.length)}>
      {kept.map((product) => (
        <FavouriteRow key={product.id} product={product} soldOut={soldOut} />
      ))}
    </ProductRows>
  );
}
