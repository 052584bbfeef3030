import type { Category, NarrowedList } from '@magazijn/api-client';
import { useEffect } from 'react';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { longestTerm } from '../../narrowing/longestTerm.ts';
import { NarrowableList } from '../../narrowing/NarrowableList.tsx';
import type { NarrowingName } from '../../narrowing/narrowingNames.ts';
import { readSearchTerm } from '../../narrowing/readSearchTerm.ts';
import { searchHref } from '../../paths/searchHref.ts';
import { readPage } from '../../products/readPage.ts';
import type { Answer, OptionalAnswer } from '../../resources/Answer.ts';
import { valueOr } from '../../resources/valueOr.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { useSession } from '../../session/useSession.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { keepSearch } from './keepSearch.ts';
import { NothingFound } from './NothingFound.tsx';
import { personKey } from './personKey.ts';
import { texts } from './texts.ts';

type SearchPageProps = PageProps<
  { products: Answer<NarrowedList>; categories: OptionalAnswer<readonly Category[]> },
  { search: string },
  NarrowingName
>;

/** What was found for a term, best first (S31); where to go on when that is nothing. */
export function SearchPage({ answers: { products, categories }, at }: SearchPageProps) {
  const person = personKey(useSession().viewer);
  const term = readSearchTerm(at.params.search);
  const list = products.state === 'ready' ? products.value : null;
  const instead = list?.searchedTerm;
  const found = list !== null && list.total > 0;

  // What found something is worth searching again.
  useEffect(() => {
    if (found) keepSearch(deviceStorage, person, term);
  }, [found, person, term]);

  return (
    <>
      <DocumentTitle>{texts.documentTitle(term, readPage(at.query.page))}</DocumentTitle>
      <Trail items={[{ label: texts.title }]} />
      <div className="mb-6 grid gap-2 border-b-5 border-rail pb-4">
        <h1 className="type-heading text-28 wide:text-40">{texts.title}</h1>
        <p className="text-17 text-ink-2">
          {texts.searchedFor} <b className="text-ink">{term}</b>
        </p>
        {at.params.search.length > longestTerm && term.length === longestTerm && (
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
        at={at}
        href={searchHref(at.params.search)}
        ownOrder={texts.ownOrder}
        empty={<NothingFound nearTerms={list?.nearTerms ?? []} categories={valueOr(categories, [])} />}
      />
    </>
  );
}
