import { buyerMessage } from '@magazijn/api-client';
import { type ListLine, maxListNameLength } from '@magazijn/domain/lists';
import { announce, Button, Card, RadioGroup, TextField } from '@magazijn/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefresh } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useCart, useStores } from '../../shared/stores/StoresProvider.tsx';
import { listTexts as texts } from './listTexts.ts';

type Source = 'empty' | 'favourites' | 'cart';

/** Creates a list, empty or of the favourites or the cart, and opens it. */
export function NewList() {
  const { loadApi } = useStores();
  const { quantities } = useCart();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [name, setName] = useState('');
  const [source, setSource] = useState<Source>('empty');
  const [error, setError] = useState('');
  const [creating, setCreating] = useState(false);
  const inCart = Object.entries(quantities);

  const linesOf = async (): Promise<readonly ListLine[]> => {
    const line = (productId: number, quantity: number) => ({ productId, quantity, kind: 'order' as const });
    if (source === 'cart') return inCart.map(([id, quantity]) => line(Number(id), quantity));
    if (source === 'empty') return [];
    return (await (await loadApi()).favourites()).map(({ id }) => line(id, 1));
  };

  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (creating) return;
    const wanted = name.trim();
    const mistake =
      wanted === '' ? texts.nameMissing : wanted.length > maxListNameLength ? texts.nameTooLong : '';
    setError(mistake);
    if (mistake) return;
    setCreating(true);
    try {
      const api = await loadApi();
      const id = await api.createList({ name: wanted, shared: true, lines: await linesOf() });
      announce(texts.created(wanted));
      await refresh('lists');
      await navigate(paths.list.href({ list: String(id) }));
    } catch (cause) {
      console.warn('The list was not made', cause);
      setError(buyerMessage(cause) || texts.notCreated);
      setCreating(false);
    }
  };

  return (
    <Card title={texts.newTitle} rail>
      <form noValidate onSubmit={(event) => void create(event)} className="grid gap-4">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          error={error}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <RadioGroup
          label={texts.source}
          value={source}
          onValueChange={(next) => setSource(next as Source)}
          options={[
            { value: 'empty', label: texts.sources.empty },
            { value: 'favourites', label: texts.sources.favourites },
            ...(inCart.length > 0 ? [{ value: 'cart', label: texts.sources.cart(inCart.length) }] : []),
          ]}
        />
        <Button type="submit" tone="primary" loading={creating}>
          {texts.create}
        </Button>
      </form>
    </Card>
  );
}
