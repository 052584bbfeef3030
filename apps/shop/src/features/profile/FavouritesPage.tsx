import type { Product, SwitchableCompany } from '@magazijn/api-client';
import { ButtonLink, EmptyState, ProductShelf, ProductShelfSkeleton } from '@magazijn/ui';
import { useFavourites } from '../../favourites/useFavourites.ts';
import { paths } from '../../paths/paths.ts';
import { ShelfProduct } from '../../products/ShelfProduct.tsx';
import type { Answer, OptionalAnswer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
import { profileTexts } from './profileTexts.ts';

type FavouritesPageProps = PageProps<{
  favourites: Answer<readonly Product[]>;
  companies: OptionalAnswer<readonly SwitchableCompany[]>;
}>;

/** All favourites (T30). One that is taken out goes at once. */
export function FavouritesPage({ answers }: FavouritesPageProps) {
  return (
    <ProfileFrame
      title={profileTexts.favourites}
      current={paths.favourites.href()}
      companies={answers.companies}
    >
      {answers.favourites.state === 'ready' ? (
        <Favourites products={answers.favourites.value} />
      ) : (
        <ProductShelfSkeleton columns={4} />
      )}
    </ProfileFrame>
  );
}

function Favourites({ products }: { products: readonly Product[] }) {
  const { isFavourite } = useFavourites();
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
    <ProductShelf columns={4}>
      {kept.map((product) => (
        <ShelfProduct key={product.id} product={product} />
      ))}
    </ProductShelf>
  );
}
