import { buyerMessage, type Product } from '@magazijn/api-client';
import { announce, Combobox } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { readSearchTerm } from '../../shared/links/readSearchTerm.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import type { ListStore } from './createListStore.ts';
import { listTexts as texts } from './listTexts.ts';

/** Milliseconds of rest after which what was typed is searched for. */
const restMs = 250;

/** The fewest characters that are searched for. */
const shortestTerm = 2;

/** A field that finds a product, and puts it on the list. */
export function AddToList({ store }: { store: ListStore }) {
  const { loadApi } = useStores();
  const [term, setTerm] = useState('');
  const [found, setFound] = useState<{ term: string; products: readonly Product[] } | null>(null);
  const [error, setError] = useState('');
  const [outcome, setOutcome] = useState('');

  useEffect(() => {
    if (term.length < shortestTerm) return;
    let isCurrent = true;
    const search = async () => {
      try {
        const { products } = await (await loadApi()).searchProducts(term);
        if (isCurrent) setFound({ term, products: products.slice(0, 10) });
      } catch (cause) {
        console.warn('The products were not found', cause);
        if (!isCurrent) return;
        setFound({ term, products: [] });
        setError(texts.notSearched);
        announce(texts.notSearched);
      }
    };
    const timer = setTimeout(() => void search(), restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [term, loadApi]);

  const products = term.length < shortestTerm ? [] : found?.term === term ? found.products : undefined;
  const add = async (id: string | undefined): Promise<void> => {
    const product = products?.find((each) => String(each.id) === id);
    if (!product) return;
    setError('');
    setOutcome('');
    try {
      const added = await store.add([{ productId: product.id, quantity: 1, kind: 'order' }]);
      const said = added > 0 ? texts.added(product.name) : texts.addedAlready(product.name);
      setOutcome(said);
      announce(said);
    } catch (cause) {
      console.warn('The product was not put on the list', cause);
      setError(buyerMessage(cause) || texts.notAdded);
    }
  };

  const none = error || (term.length < shortestTerm ? texts.termTooShort(shortestTerm) : '');
  return (
    <Combobox
      className="max-w-prose pt-6"
      label={texts.add}
      // The line itself may stand far below.
      hint={outcome || texts.addHint}
      error={error}
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
        setError('');
      }}
      onValueChange={([id]) => void add(id)}
    />
  );
}
