import type { FacetedProducts } from '@magazijn/api-client';
import { ButtonLink, CategoryHeading } from '@magazijn/ui';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { usePageLocation } from '../../shared/links/usePageLocation.ts';
import { DeadEnd } from '../../shared/page/DeadEnd.tsx';
import { DocumentTitle } from '../../shared/page/PageTitle.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { offeredProductsQuery } from './catalogueQueries.ts';
import { FilteredProducts } from './FilteredProducts.tsx';
import { CampaignsSpace, OfferCampaigns } from './OfferCampaigns.tsx';
import { SkipToProducts } from './ProductResults.tsx';

/** Texts of the offers; the title as the specification writes it. */
export const texts = {
  title: 'Aanbiedingen',
  ownOrder: 'Meest verkocht',
  empty: '0 producten gevonden',
  emptyHint: (category: string) => `Er zijn nu geen aanbiedingen. Zoek hierboven, of kies een ${category}.`,
  home: 'Naar de homepagina',
};

export function OffersPage() {
  const { words } = useShopLinks().brand;
  const location = usePageLocation();
  const { viewer } = useSession();
  const { data: list } = useQuery(...offeredProductsQuery(location));
  const { data: capabilities = [] } = useQuery('capabilities');
  return (
    <>
      <Trail items={[{ label: texts.title }]} />
      <DocumentTitle>{texts.title}</DocumentTitle>
      <CategoryHeading className="mb-4 wide:mb-6" mark="%" title={texts.title} />
      <SkipToProducts />
      {/* During hydration there is no customer yet, and visitors get other campaigns. */}
      {location.search === '' && (viewer.kind === 'customer' ? <OfferCampaigns /> : <CampaignsSpace />)}
      <FilteredProducts
        list={list ? withoutOfferFacet(list) : null}
        href={paths.offers.href()}
        ownOrder={texts.ownOrder}
        hasOfferKinds={capabilities.includes('offer-kinds')}
        empty={
          <DeadEnd
            title={texts.empty}
            action={
              <ButtonLink tone="primary" href={paths.home.href()}>
                {texts.home}
              </ButtonLink>
            }
          >
            {texts.emptyHint(words.category)}
          </DeadEnd>
        }
      />
    </>
  );
}

/** Removes the filter for offers: every product here has one. */
const withoutOfferFacet = (list: FacetedProducts): FacetedProducts =>
  list.facets ? { ...list, facets: { ...list.facets, onOffer: 0 } } : list;
