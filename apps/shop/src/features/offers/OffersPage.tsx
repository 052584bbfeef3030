import type { NarrowedList } from '@magazijn/api-client';
import { EmptyState } from '@magazijn/ui';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { NarrowableList } from '../../narrowing/NarrowableList.tsx';
import type { NarrowingName } from '../../narrowing/narrowingNames.ts';
import { paths } from '../../paths/paths.ts';
import type { Answer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { texts } from './texts.ts';

type OffersPageProps = PageProps<
  { products: Answer<NarrowedList> },
  Readonly<Record<never, string>>,
  NarrowingName
>;

/** All products on offer, twelve at a time (S30). */
export function OffersPage({ answers: { products }, at }: OffersPageProps) {
  return (
    <>
      <Trail items={[{ label: texts.title }]} />
      <div className="mb-6 border-b-5 border-rail pb-4">
        <PageTitle>{texts.title}</PageTitle>
      </div>
      <NarrowableList
        list={products.state === 'ready' ? withoutOfferFacet(products.value) : null}
        at={at}
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
