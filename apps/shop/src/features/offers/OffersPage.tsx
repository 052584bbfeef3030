import type { NarrowedList } from '@magazijn/api-client';
import { EmptyState } from '@magazijn/ui';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { NarrowableList } from '../../narrowing/NarrowableList.tsx';
import { readNarrowing } from '../../narrowing/readNarrowing.ts';
import { paths } from '../../paths/paths.ts';
import { pageSize, readPage } from '../../products/readPage.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { texts } from './texts.ts';

/** All products on offer, twelve at a time (S30). */
export function OffersPage() {
  const { search } = useLocation();
  const page = readPage(new URLSearchParams(search).get('page'));
  const { data: list } = useQuery('offeredProducts', pageSize, page, readNarrowing(search));
  return (
    <>
      <Trail items={[{ label: texts.title }]} />
      <div className="mb-6 border-b-5 border-rail pb-4">
        <PageTitle>{texts.title}</PageTitle>
      </div>
      <NarrowableList
        list={list ? withoutOfferFacet(list) : null}
        href={paths.offers.href()}
        ownOrder={texts.ownOrder}
        empty={<EmptyState title="0 producten gevonden" />}
      />
    </>
  );
}

/** Everything here is on offer: there is nothing to choose by it. */
const withoutOfferFacet = (list: NarrowedList): NarrowedList =>
  list.facets ? { ...list, facets: { ...list.facets, onOffer: 0 } } : list;
