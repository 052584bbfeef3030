import type { Suggestions } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { ProductPicture, SearchSuggestions, type Suggestion } from '@magazijn/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueries } from '../../shared/data/useQuery.ts';
import { pictureHref, safePath } from '../../shared/links/paths.ts';
import { readSearchTerm } from '../../shared/links/readSearchTerm.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { deviceStorage } from '../../shared/storage/browserStorage.ts';
import { useOptionalCustomer, useStores } from '../../shared/stores/StoresProvider.tsx';
import { earlierSearches, forgetSearches, personKey } from './searchHistory.ts';

const suggestionTexts = {
  within: (category: string) => `in ${category}`,
  bought: 'eerder gekocht',
  loading: 'Suggesties worden geladen…',
  none: 'Geen suggesties. Druk op Enter om te zoeken.',
  failed: 'Suggesties kunnen nu niet worden geladen. Druk op Enter om te zoeken.',
  offline: 'Je bent offline. Suggesties komen terug zodra er weer verbinding is.',
};

/** Milliseconds without typing before a request. */
const debounceMs = 150;

/** Milliseconds after which a text shows that loading takes a while. */
const slowAfterMs = 700;

/** The minimum length of a term: one letter has too many results. */
const shortest = 2;

interface Asked {
  readonly term: string;
  /** Null for a back end without suggestions, undefined after a failure. */
  readonly found: Suggestions | null | undefined;
}

interface SuggestionsState {
  /** The latest result, which may be that of an earlier term. */
  readonly found: Suggestions | null;
  /** `unasked`: the term is too short, or the back end has no suggestions. `slow`: loading for a while. */
  readonly state: 'unasked' | 'loading' | 'slow' | 'ready' | 'failed';
}

/** Requests suggestions, one call at a time; a new `asking` aborts the pending call. */
function useSuggestions(asking: { readonly term: string }): SuggestionsState {
  const { loadApi } = useStores();
  const [last, setLast] = useState<Asked | null>(null);
  const [slow, setSlow] = useState<object | null>(null);
  const short = asking.term.length < shortest;

  useEffect(() => {
    if (asking.term.length < shortest) return;
    const { term } = asking;
    const typedOn = new AbortController();
    const answer = (found: Asked['found']) => {
      clearTimeout(waiting);
      if (!typedOn.signal.aborted) setLast({ term, found });
    };
    const ask = () =>
      void loadApi()
        .then((api) => api.suggestions(term, typedOn.signal))
        .then(answer, () => answer(undefined));
    const asked = setTimeout(ask, debounceMs);
    const waiting = setTimeout(() => setSlow(asking), slowAfterMs);
    return () => {
      clearTimeout(asked);
      clearTimeout(waiting);
      typedOn.abort();
    };
  }, [loadApi, asking]);

  if (short || last?.found === null) return { found: null, state: 'unasked' };
  if (last?.term !== asking.term) {
    return { found: last?.found ?? null, state: slow === asking ? 'slow' : 'loading' };
  }
  return { found: last.found ?? null, state: last.found ? 'ready' : 'failed' };
}

/** The message under the suggestions, or in their place; undefined for none. */
function suggestionNote(state: SuggestionsState['state'], count: number): string | undefined {
  if (state === 'failed') return navigator.onLine ? suggestionTexts.failed : suggestionTexts.offline;
  if (count > 0) return undefined;
  if (state === 'slow') return suggestionTexts.loading;
  return state === 'ready' ? suggestionTexts.none : undefined;
}

/** The maximum of earlier searches beside products and categories. */
const maxEarlier = 3;

const never = () => () => {};

/** The cart of a customer, and the quantities in it; null for a visitor. */
function useOrders() {
  const cart = useOptionalCustomer()?.cart;
  const view = useSyncExternalStore(
    cart?.subscribe ?? never,
    () => cart?.getState() ?? null,
    () => null,
  );
  return cart && view ? { cart, quantities: view.quantities } : null;
}

export function HeaderSuggestions() {
  const orders = useOrders();
  const person = personKey(useSession().viewer);
  const navigate = useNavigate();
  const queries = useQueries();
  const [asking, setAsking] = useState({ term: '' });
  const [searches, setSearches] = useState<readonly string[]>([]);
  const { found, state } = useSuggestions(asking);
  const { term } = asking;

  function change(typed: string) {
    const next = readSearchTerm(typed);
    // At every letter: another tab or another customer may have searched since.
    setSearches(earlierSearches(deviceStorage, person));
    if (next !== term || state === 'failed') setAsking({ term: next });
  }

  const products = (found?.products ?? []).map(
    ({ id, name, contents, href, picture, price, soldOut, bought }): Suggestion => ({
      id: id ?? href,
      label: name,
      detail: [contents, bought ? suggestionTexts.bought : ''].filter(Boolean).join(' · '),
      href,
      quantity: orders && id !== null ? (orders.quantities[id] ?? 0) : undefined,
      price: price === null ? undefined : formatEuros(price),
      soldOut,
      picture: (
        <ProductPicture src={picture === null ? undefined : pictureHref(picture, 95)} alt="" dimension={95} />
      ),
    }),
  );
  function open(href: string) {
    queries.noteSeen(
      (found?.products ?? []).map(({ name, contents, picture, ...product }) => ({
        href: product.href,
        name,
        contents,
        picture,
      })),
    );
    void navigate(safePath(href));
  }

  function order(id: Suggestion['id'], quantity: number) {
    if (!orders || typeof id !== 'number') return;
    if (orders.quantities[id] === undefined) orders.cart.add(id, quantity);
    else orders.cart.setQuantity(id, quantity);
  }

  const categories = (found?.categories ?? []).map(
    ({ name, parentName, href }): Suggestion => ({
      id: href,
      label: name,
      detail: parentName && suggestionTexts.within(parentName),
      href,
    }),
  );
  const typed = term.toLocaleLowerCase('nl');
  const alike = searches.filter((each) => each !== term && each.toLocaleLowerCase('nl').includes(typed));
  const earlier = term === '' ? searches : alike.slice(0, maxEarlier);
  const count = products.length + categories.length + earlier.length;

  return (
    <SearchSuggestions
      products={products}
      categories={categories}
      term={term}
      total={found ? (found.total ?? 'unknown') : undefined}
      earlier={earlier}
      // No message without a request.
      loading={state === 'loading' || state === 'slow' || (state === 'unasked' && count === 0)}
      note={suggestionNote(state, count)}
      onTermChange={change}
      onSelect={({ href }) => open(href)}
      onQuantityChange={({ id }, quantity) => order(id, quantity)}
      onClearEarlier={() => {
        forgetSearches(deviceStorage, person);
        setSearches([]);
      }}
    />
  );
}
