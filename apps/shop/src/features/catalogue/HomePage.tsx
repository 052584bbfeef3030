import { allCountries, deliveryArea } from '@magazijn/domain/delivery';
import { Link, ProductShelf, ProductShelfSkeleton, UspList } from '@magazijn/ui';
import { useQuery } from '../../shared/data/useQuery.ts';
import type { HeadOf } from '../../shared/head/PageHead.ts';
import { paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { useDeliveryDays } from '../../shared/order/useDeliveryDays.ts';
import { DocumentTitle } from '../../shared/page/PageTitle.tsx';
import { TextWithButton } from '../../shared/page/TextWithButton.tsx';
import { useUsps } from '../../shared/page/usps.ts';
import { PricesPending } from '../../shared/products/ProductPrice.tsx';
import { ShelfProduct } from '../../shared/products/ShelfProduct.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { offersQuery } from './catalogueQueries.ts';
import { HomeBanners } from './HomeBanners.tsx';
import { HomeOffers } from './HomeOffers.tsx';
import { homeTexts } from './homeTexts.ts';
import { useNextCutOff } from './useNextCutOff.ts';
import { VisitorHome } from './VisitorHome.tsx';

/** Description for search engines; separate from the page's texts, so that the page does not load it. */
const headTexts = {
  description: (area: string) =>
    `Groothandel voor kinderdagverblijven, bso en gastouders in ${area}: luiers, voeding, knutselen en schoonmaak, binnen 1 tot 2 werkdagen.`,
};

export const head: HeadOf = (shown, _, origin, name) => ({
  canonical: paths.home.href(),
  title: homeTexts.documentTitle(name),
  description: headTexts.description(deliveryArea(shown('shopSettings')?.deliveryCountries ?? allCountries)),
  things: [{ '@type': 'WebSite', name, url: `${origin}/`, inLanguage: 'nl' }],
});

/** Offers and best sellers; for customers their favourites, for visitors the aisles and how to become a customer. */
export function HomePage() {
  const { data: offers } = useQuery(...offersQuery);
  const popular = useQuery('popularProducts');
  const favourites = useQuery('favouriteProducts');
  const usps = useUsps();
  const { viewer } = useSession();
  const { name } = useShopLinks().brand;
  return (
    <PricesPending value={popular.pending}>
      <DocumentTitle isComplete>{homeTexts.documentTitle(name)}</DocumentTitle>
      <Greeting shop={name} />
      <HomeOffers />
      {/* When the bar above the header has room for all selling points, customers see them there only. */}
      <div className="@container">
        <UspList
          items={usps}
          className="mt-8 @min-[40rem]:grid-cols-2 in-data-[session=customer]:@min-[80rem]:hidden"
        />
      </div>
      {viewer.kind === 'anonymous' && <VisitorHome />}
      <div className="mt-12 grid gap-12">
        {popular.loading && <ProductShelfSkeleton title={homeTexts.popular} />}
        {popular.data && popular.data.length > 0 && (
          <ProductShelf title={homeTexts.popular}>
            {popular.data.map((product) => (
              <ShelfProduct key={product.id} product={product} />
            ))}
          </ProductShelf>
        )}
        {!popular.data && !popular.loading && (
          <ProductShelf
            title={homeTexts.popular}
            action={
              <TextWithButton text={homeTexts.popularFailed} onClick={popular.retry}>
                {homeTexts.retry}
              </TextWithButton>
            }
          />
        )}
        {favourites.loading && <ProductShelfSkeleton title={homeTexts.favourites} />}
        {favourites.data && (
          <ProductShelf
            title={homeTexts.favourites}
            action={
              favourites.data.total ? (
                <Link appearance="text" className="-my-3 py-3" href={paths.favourites.href()}>
                  {homeTexts.allFavourites(favourites.data.total)}
                </Link>
              ) : (
                homeTexts.noFavourites
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

/** The heading: company and delivery days, whose height is reserved, or for visitors the shop. */
export function Greeting({ shop }: { shop: string }) {
  const { viewer } = useSession();
  const cutOff = useNextCutOff();
  const days = useDeliveryDays();
  return (
    <div className="py-3 text-15 text-balance in-data-[session=customer]:min-h-12 in-data-[session=customer]:max-wide:min-h-18 in-data-[session=customer]:max-[32rem]:min-h-24">
      {viewer.kind === 'customer' ? (
        <>
          <h1 className="inline-block font-bold wrap-break-word max-wide:block">
            {homeTexts.welcome(viewer.companyName)}
          </h1>
          {/* Includes its space: rendered separately, it would count as text that moves when the days are loaded. */}
          {days && ` ${homeTexts.arrival(cutOff, days)}`}
        </>
      ) : (
        <h1 className="font-bold in-data-[session=customer]:hidden">{homeTexts.heading(shop)}</h1>
      )}
    </div>
  );
}
