import { Link, ProductShelf, ProductShelfSkeleton } from '@magazijn/ui';
import { useId } from 'react';
import { useQuery } from '../data/useQuery.ts';
import { paths } from '../links/paths.ts';
import { PackShelf } from '../products/PackShelf.tsx';
import { PricesPending } from '../products/ProductPrice.tsx';
import { ShelfProduct } from '../products/ShelfProduct.tsx';

const texts = {
  favourites: 'Jouw favorieten',
  allFavourites: (total: number) => (total === 1 ? 'Je favoriet' : `Alle ${total} favorieten`),
  lastOrder: 'Je laatste bestelling',
  toLastOrder: 'Bekijk en bestel opnieuw',
  popular: 'Best verkocht',
};

/** Shelves for an empty cart or search: favourites, last order, best sellers; empty or failed ones hide. */
export function StartShelves() {
  const popular = useQuery('popularProducts');
  const favourites = useQuery('favouriteProducts');
  const hasFavourites = favourites.data && favourites.data.products.length > 0;
  return (
    <PricesPending value={popular.pending}>
      <div className="mt-12 grid gap-12">
        {favourites.loading && <ProductShelfSkeleton title={texts.favourites} />}
        {hasFavourites && (
          <ProductShelf
            title={texts.favourites}
            action={
              <Link appearance="text" className="-my-3 py-3" href={paths.favourites.href()}>
                {texts.allFavourites(favourites.data?.total ?? 0)}
              </Link>
            }
          >
            {favourites.data?.products.map((product) => (
              <ShelfProduct key={product.id} product={product} />
            ))}
          </ProductShelf>
        )}
        <LastOrder />
        {popular.loading && <ProductShelfSkeleton title={texts.popular} />}
        {popular.data && popular.data.length > 0 && (
          <ProductShelf title={texts.popular}>
            {popular.data.map((product) => (
              <ShelfProduct key={product.id} product={product} />
            ))}
          </ProductShelf>
        )}
      </div>
    </PricesPending>
  );
}

function LastOrder() {
  const { data: orders = [] } = useQuery('orders');
  const last = orders.find(({ state }) => state === 'placed');
  return last ? <OrderPacks id={last.id} /> : null;
}

function OrderPacks({ id }: { id: number }) {
  const { data: order } = useQuery('order', id);
  const headingId = useId();
  const lines = order?.cart.lines.filter(({ giveAway }) => !giveAway) ?? [];
  return (
    <section aria-labelledby={headingId}>
      <div className="section-line flex flex-wrap items-end justify-between gap-x-6 gap-y-1 pb-3">
        <h2 id={headingId} className="type-heading text-22 wide:text-28">
          {texts.lastOrder}
        </h2>
        <Link appearance="text" className="-my-3 py-3" href={paths.order.href({ order: String(id) })}>
          {texts.toLastOrder}
        </Link>
      </div>
      {lines.length > 0 && (
        <PackShelf
          label={texts.lastOrder}
          packs={lines.map(({ productId, name, picture, quantity }) => ({
            id: productId,
            name,
            picture,
            quantity,
          }))}
        />
      )}
    </section>
  );
}
