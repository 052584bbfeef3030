import type { NarrowedList, Narrowing } from '@magazijn/api-client';
import { announce, ButtonLink, EmptyState, SidebarLayout, SortSelect } from '@magazijn/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { foundText } from '../products/foundText.ts';
import { ProductResults } from '../products/ProductResults.tsx';
import { readPage } from '../products/readPage.ts';
import { useSession } from '../session/useSession.ts';
import { useHydrated } from '../shared/useHydrated.ts';
import { useRefine } from '../shared/useRefine.ts';
import { useListParts } from './listParts.ts';
import { listTexts } from './listTexts.ts';
import {
  chosenCount,
  narrowedHref,
  orderNames,
  readNarrowing,
  readOrder,
  shownNarrowing,
} from './readNarrowing.ts';

/**
 * What is chosen of a list. It shows at once and the address follows, so that a second choice, made before that, adds to
 * the first; as soon as the address is another one it has the last word.
 *
 * @param address another text for every other choice
 * @param onChoose leads to the address of a choice
 */
function useChosen(
  inAddress: Narrowing,
  address: string,
  onChoose: (narrowing: Narrowing) => void,
): readonly [narrowing: Narrowing, choose: (narrowing: Narrowing) => void] {
  const [picked, setPicked] = useState<{ readonly narrowing: Narrowing; readonly at: string } | null>(null);
  if (picked && picked.at !== address) setPicked(null);
  return [
    picked?.at === address ? picked.narrowing : inAddress,
    (narrowing) => {
      setPicked({ narrowing, at: address });
      onChoose(narrowing);
    },
  ];
}

/**
 * A list, or the one before it while it is under way: what it can be narrowed by stays in its place, and so do the
 * products while the page stays the same.
 *
 * @param list null while it is under way
 */
function useLatestList(
  list: NarrowedList | null,
  page: number,
): {
  readonly shown: NarrowedList | null;
  readonly facets: NarrowedList['facets'];
  /** Nothing has come yet: what it can be narrowed by is still to be seen. */
  readonly awaited: boolean;
} {
  const [latest, setLatest] = useState(list && { list, page });
  if (list && (latest?.list !== list || latest.page !== page)) setLatest({ list, page });
  return {
    shown: list ?? (latest?.page === page ? latest.list : null),
    facets: (list ?? latest?.list)?.facets,
    awaited: list === null && latest === null,
  };
}

/**
 * The filters as the server made them, until their code has come: an element whose content is not React's, as in
 * `app/keptParts.tsx`. Where the server made none it keeps the room of a phone's button.
 *
 * @param awaited nothing of the list has come yet, its filters included
 */
function KeptFilters({ awaited }: { awaited: boolean }) {
  return (
    <div
      className={awaited ? 'h-12 rounded-label bg-bay motion-safe:animate-breathe wide:min-h-40' : 'min-h-12'}
      suppressHydrationWarning
    >
      {''}
    </div>
  );
}

interface ListOrderSelectProps {
  /** Of the filters' form, which the order belongs to. */
  form: string;
  narrowing: Narrowing;
  /** How the list's own order is called. */
  ownOrder: string;
  seesPrices: boolean;
  onNarrow: (narrowing: Narrowing) => void;
}

/** In which order the products stand; by price for those who see prices. */
function ListOrderSelect({ form, narrowing, ownOrder, seesPrices, onNarrow }: ListOrderSelectProps) {
  const { name, new: latest, price, 'price-desc': dearest } = listTexts.orders;
  const options = [
    { value: '', label: ownOrder },
    { value: orderNames.name, label: name },
    { value: orderNames.new, label: latest },
    { value: orderNames.price, label: price },
    { value: orderNames['price-desc'], label: dearest },
  ];
  return (
    <SortSelect
      form={form}
      name="sorteer"
      options={seesPrices ? options : options.slice(0, 3)}
      value={narrowing.order === 'default' ? '' : orderNames[narrowing.order]}
      onValueChange={(chosen) => onNarrow({ ...narrowing, order: readOrder(chosen) })}
    />
  );
}

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
