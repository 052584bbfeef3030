import { buyerMessage, type Product } from '@magazijn/api-client';
import { announce } from '@magazijn/ui';
import { useState } from 'react';
import { ProductSearchField } from '../../shared/products/ProductSearchField.tsx';
import type { ListStore } from './createListStore.ts';
import { listTexts as texts } from './listTexts.ts';

export function AddToList({ store }: { store: ListStore }) {
  const [error, setError] = useState('');
  const [outcome, setOutcome] = useState('');

  const add = async ({ id, name }: Product): Promise<void> => {
    setError('');
    setOutcome('');
    try {
      const added = await store.add([{ productId: id, quantity: 1, kind: 'order' }]);
      const message = added > 0 ? texts.added(name) : texts.addedAlready(name);
      setOutcome(message);
      announce(message);
    } catch (cause) {
      console.warn('The product was not put on the list', cause);
      setError(buyerMessage(cause) || texts.notAdded);
    }
  };

  return (
    <ProductSearchField
      label={texts.add}
      // The line itself may be far below.
      hint={outcome || texts.addHint}
      error={error}
      onTyped={() => setError('')}
      onChoose={(product) => void add(product)}
    />
  );
}
