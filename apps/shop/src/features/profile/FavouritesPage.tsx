import type { Product } from '@magazijn/api-client';
import { ButtonLink, EmptyState, ProductRows } from '@magazijn/ui';
import { useIsFavourite } from '../../favourites/useFavourite.ts';
import { paths } from '../../paths/paths.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { FavouriteRow } from './FavouriteRow.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { profileTexts } from './profileTexts.ts';

/** All favourites (T30), one line each. One that is taken out goes at once. */
export function FavouritesPage() {
  const { data: favourites } = useQuery('favourites');
  return (
    <ProfileFrame title={profileTexts.favourites} current={paths.favourites.href()}>
      {favourites ? (
        <Favourites products={favourites} />
      ) : (
        <LinesSkeleton label={profileTexts.loadingFavourites} lines={8} />
      )}
    </ProfileFrame>
  );
}

function Favourites({ products }: { products: readonly Product[] }) {
  const isFavourite = useIsFavourite();
  const kept = products.filter(isFavourite);
  if (kept.length === 0) {
    return (
      <EmptyState
        title={profileTexts.emptyFavourites}
        action={
          <ButtonLink tone="primary" href={paths.home.href()}>
            {profileTexts.toShop}
          </ButtonLink>
        }
      >
        {profileTexts.emptyFavouritesHelp}
      </EmptyState>
    );
  }
  return (
    <ProductRows title={profileTexts.favouriteCount(kept.length)}>
      {kept.map((product) => (
        <FavouriteRow key={product.id} product={product} />
      ))}
    </ProductRows>
  );
}
