import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { NarrowableList } from '../../narrowing/NarrowableList.tsx';
import { readNarrowing } from '../../narrowing/readNarrowing.ts';
import { longestTerm, readSearchTerm } from '../../narrowing/readSearchTerm.ts';
import { searchHref } from '../../paths/hrefs.ts';
import { PricesPending } from '../../products/PricesPending.ts';
import { readPage } from '../../products/readPage.ts';
import { useSession } from '../../session/useSession.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { deviceStorage } from '../../storage/browserStorage.ts';
import { NothingFound } from './NothingFound.tsx';
import { keepSearch, personKey } from './searchHistory.ts';
import { texts } from './texts.ts';

/** What was found for a term, best first (S31); where to go on when that is nothing. */
export function SearchPage() {
  const { search: asked = '' } = useParams();
  const { search: query } = useLocation();
  const page = readPage(new URLSearchParams(query).get('page'));
  const person = personKey(useSession().viewer);
  const term = readSearchTerm(asked);
  const { data: list = null, pending } = useQuery('searchProducts', term, page, readNarrowing(query));
  const { data: categories = [] } = useQuery('categories');
  const instead = list?.searchedTerm;
  const found = list !== null && list.total > 0;

  // What found something is worth searching again.
  useEffect(() => {
    if (found) keepSearch(deviceStorage, person, term);
  }, [found, person, term]);

  return (
    <PricesPending value={pending}>
      <DocumentTitle>{texts.documentTitle(term, page)}</DocumentTitle>
      <Trail items={[{ label: texts.title }]} />
      <div className="mb-6 grid gap-2 border-b-5 border-rail pb-4">
        <h1 className="type-heading text-28 wide:text-40">{texts.title}</h1>
        <p className="text-17 text-ink-2">
          {texts.searchedFor} <b className="text-ink">{term}</b>
        </p>
        {asked.length > longestTerm && term.length === longestTerm && (
          <p className="text-15">{texts.shortened}</p>
        )}
        {instead && (
          <p className="text-17" role="status">
            {texts.searchedInstead} <b>{instead}</b>.
          </p>
        )}
      </div>
      <NarrowableList
        list={list}
        href={searchHref(asked)}
        ownOrder={texts.ownOrder}
        empty={<NothingFound nearTerms={list?.nearTerms ?? []} categories={categories} />}
      />
    </PricesPending>
  );
}
