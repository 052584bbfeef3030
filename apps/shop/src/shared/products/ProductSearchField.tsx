import type { Product } from '@magazijn/api-client';
import { articleText } from '@magazijn/domain/orders';
import { announce, Combobox } from '@magazijn/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useQueries } from '../data/useQuery.ts';
import { readSearchTerm } from '../links/readSearchTerm.ts';
import { useStores } from '../stores/StoresProvider.tsx';
import { seenProduct } from './seenProduct.ts';

/** Milliseconds without typing before a search. */
const restMs = 250;

/** The minimum length of a term. */
const minTermLength = 2;

const texts = {
  termTooShort: `Typ minstens ${minTermLength} tekens om te zoeken.`,
  notSearched: 'We konden nu niet zoeken. Controleer je verbinding en typ verder.',
  article: articleText,
};

interface ProductSearchFieldProps {
  label: string;
  hint: ReactNode;
  /** Why the last product could not be taken; '' without an error. */
  error?: string;
  onChoose: (product: Product) => void;
  /** Called when another term is typed. */
  onTyped?: () => void;
}

/** A field that finds a product by name, brand or article number. */
export function ProductSearchField({ label, hint, error = '', onChoose, onTyped }: ProductSearchFieldProps) {
  const { loadApi } = useStores();
  const queries = useQueries();
  const [term, setTerm] = useState('');
  const [found, setFound] = useState<{ term: string; products: readonly Product[] } | null>(null);
  const [searchError, setSearchError] = useState('');

  useEffect(() => {
    if (term.length < minTermLength) return;
    let isCurrent = true;
    const search = async () => {
      try {
        const { products } = await (await loadApi()).searchProducts(term);
        if (isCurrent) setFound({ term, products: products.slice(0, 10) });
      } catch (cause) {
        console.warn('The products were not found', cause);
        if (!isCurrent) return;
        setFound({ term, products: [] });
        setSearchError(texts.notSearched);
        announce(texts.notSearched);
      }
    };
    const timer = setTimeout(() => void search(), restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [term, loadApi]);

  const products = term.length < minTermLength ? [] : found?.term === term ? found.products : undefined;
  const shownError = error || searchError;
  const none = shownError || (term.length < minTermLength ? texts.termTooShort : '');
  return (
    <Combobox
      className="max-w-prose pt-6"
      label={label}
      hint={hint}
      error={shownError}
      required={false}
      filter={null}
      // The open list covers the error below the field.
      {...(none ? { labels: { none } } : {})}
      value={[]}
      options={products?.map(({ id, name, contents, articleNumber }) => ({
        value: String(id),
        label: [name, contents].filter(Boolean).join(', '),
        hint: articleNumber ? texts.article(articleNumber) : undefined,
      }))}
      onTermChange={(typed) => {
        const next = readSearchTerm(typed);
        if (next === term) return;
        setTerm(next);
        setSearchError('');
        onTyped?.();
      }}
      onValueChange={([id]) => {
        const product = products?.find((each) => String(each.id) === id);
        if (!product) return;
        queries.noteSeen([seenProduct(product)]);
        onChoose(product);
      }}
    />
  );
}
