import type { NarrowedList } from '@magazijn/api-client';
import { announce, ButtonLink, EmptyState, SidebarLayout } from '@magazijn/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { foundText } from '../products/foundText.ts';
import { ProductResults } from '../products/ProductResults.tsx';
import { readPage } from '../products/readPage.ts';
import { useSession } from '../session/useSession.ts';
import { useHydrated } from '../shared/useHydrated.ts';
import { useRefine } from '../shared/useRefine.ts';
import { chosenCount } from './chosenCount.ts';
import { KeptFilters } from './KeptFilters.tsx';
import { ListOrderSelect } from './ListOrderSelect.tsx';
import { listTexts } from './listTexts.ts';
import { narrowedHref } from './narrowedHref.ts';
import { readNarrowing } from './readNarrowing.ts';
import { shownNarrowing } from './shownNarrowing.ts';
import { useChosen } from './useChosen.ts';
import { useLatestList } from './useLatestList.ts';
import { useListParts } from './useListParts.ts';

interface NarrowableListProps {
  /** Null while it is under way. */
  list: NarrowedList | null;
  /** The list's own address, without a query. */
  href: string;
  /** How the list's own order is called. */
  ownOrder: string;
  /** Beside the list, above its filters. */
  sidebar?: ReactNode;
  /** In the place of products, where there is none to narrow. */
  empty: ReactNode;
}

/**
 * A list that can be narrowed and sorted, twelve products at a time. What is chosen stands in the address, so that it
 * survives a reload and the back button; every choice begins at the first page. A back end that gives no facets has a
 * list without them.
 */
export function NarrowableList({ list, href, ownOrder, sidebar, empty }: NarrowableListProps) {
  const form = useId();
  const seesPrices = useSession().viewer.kind === 'customer';
  const narrow = useRefine('push');
  const { search } = useLocation();
  const navigation = useNavigation();
  const page = readPage(new URLSearchParams(search).get('page'));
  const inAddress = shownNarrowing(readNarrowing(search), seesPrices);
  const key = narrowedHref(href, inAddress);
  const [narrowing, choose] = useChosen(inAddress, key, (next) => narrow(narrowedHref(href, next)));
  const chosen = chosenCount(narrowing);
  const parts = useListParts();
  // Not in the server's HTML: without scripts they could not be pressed.
  const hydrated = useHydrated();
  const { shown, facets, awaited } = useLatestList(list, page);
  const found = foundText(shown?.total ?? 0);
  const narrowable = facets && (facets.brands.length > 0 || chosen > 0) ? facets : null;

  // What a choice left is said once it is there; the first list was announced with its page.
  const said = useRef(key);
  useEffect(() => {
    if (list === null || said.current === key) return;
    said.current = key;
    announce(listTexts.found(foundText(list.total)));
  }, [list, key]);

  // Room is kept for both while the list is under way, so that nothing moves when it comes.
  const filters =
    (awaited || narrowable) &&
    (parts && narrowable ? (
      <div className="min-h-12">
        <parts.ListFilters
          id={form}
          facets={narrowable}
          narrowing={narrowing}
          href={href}
          chosen={chosen}
          found={found}
          onNarrow={choose}
        >
          {narrowable.prices && <parts.PriceFacet narrowing={narrowing} onNarrow={choose} />}
        </parts.ListFilters>
      </div>
    ) : (
      <KeptFilters awaited={awaited} />
    ));
  const beside = sidebar || filters;
  return (
    <SidebarLayout
      {...(beside
        ? {
            sidebar: (
              <div className="grid gap-6 wide:gap-8">
                {sidebar}
                {filters}
              </div>
            ),
          }
        : {})}
    >
      <div className="grid gap-4">
        {(awaited || narrowable) && (
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="min-w-0">
              {parts && hydrated && <parts.ChosenFilters narrowing={narrowing} onNarrow={choose} />}
            </div>
            <div className="ml-auto min-w-0">
              {narrowable ? (
                <ListOrderSelect {...{ form, narrowing, ownOrder, seesPrices }} onNarrow={choose} />
              ) : (
                <div className="h-12 w-60 rounded-label bg-bay motion-safe:animate-breathe" />
              )}
            </div>
          </div>
        )}
        <ProductResults
          list={shown}
          busy={list === null || navigation.state === 'loading'}
          page={page}
          hrefFor={(target) => narrowedHref(href, narrowing, target)}
          columns={beside ? 4 : 6}
          empty={
            chosen > 0 ? (
              <EmptyState
                title={listTexts.found(foundText(0))}
                action={<ButtonLink href={href}>{listTexts.clear}</ButtonLink>}
              >
                {listTexts.nothingLeft}
              </EmptyState>
            ) : (
              empty
            )
          }
        />
      </div>
    </SidebarLayout>
  );
}
