import { buyerMessage } from '@magazijn/api-client';
import type { ListLine } from '@magazijn/domain/lists';
import {
  announce,
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  MessageList,
  ShoppingListPicker,
} from '@magazijn/ui';
import { useRef, useState } from 'react';
import { useQueries, useQuery, useRefresh } from '../data/useQuery.ts';
import { useStores } from '../stores/StoresProvider.tsx';

const texts = {
  legend: (what: string) => `Zet ${what} op een lijst`,
  products: (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('nl-NL')} producten`),
  shared: 'gedeeld met je collega’s',
  private: 'alleen voor jou',
  put: (name: string) => `Staat op ${name}.`,
  taken: (name: string) => `Staat niet meer op ${name}.`,
  failed: 'Dat is niet gelukt. Controleer je verbinding en probeer opnieuw.',
  notLoaded: 'Je lijsten konden niet worden geladen.',
  retry: 'Probeer opnieuw',
  done: 'Klaar',
} as const;

export interface ListChoiceProps {
  /** Names the products to add: 'Appelsap', 'je winkelmand'. */
  what: string;
  /** The products with the quantity to order each time. */
  lines: readonly Omit<ListLine, 'kind'>[];
}

interface ListButtonProps extends ListChoiceProps {
  /** The text of the button, and the title of its popover. */
  label: string;
}

export function ListButton(props: ListButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="tertiary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        {open && <ListChoice {...props} />}
      </Dialog>
    </>
  );
}

/** A checkbox for each list. A tick is optimistic; the last one of a list is reverted when saving it fails. */
function ListChoice({ what, lines, label }: ListButtonProps) {
  const { loadApi } = useStores();
  const queries = useQueries();
  const refresh = useRefresh();
  const product = lines.length === 1 ? lines[0]?.productId : undefined;
  const {
    data: lists,
    error: missing,
    retry,
  } = useQuery('lists', ...(product === undefined ? [] : [product]));
  /** What was clicked, by list. */
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [error, setError] = useState('');
  const [createError, setCreateError] = useState('');
  const [creating, setCreating] = useState(false);
  /** By list, the last tick: it is saved after those before it, and results in whether the list is ticked then. */
  const saving = useRef(new Map<number, Promise<boolean>>());
  /** Of several products, those that this component added, by list. */
  const added = useRef(new Map<number, readonly number[]>());
  const isOn = (id: number, hasProduct: boolean) => ticks.get(id) ?? (product !== undefined && hasProduct);
  const mark = (id: number, on: boolean) => setTicks((before) => new Map(before).set(id, on));
  const whole = lines.map((line): ListLine => ({ ...line, kind: 'order' }));

  const put = async (id: number): Promise<void> => {
    const api = await loadApi();
    const onIt = new Set((await api.list(id))?.lines.map(({ productId }) => productId));
    const fresh = whole.filter(({ productId }) => !onIt.has(productId));
    if (fresh.length > 0) await api.addToList(id, fresh);
    added.current.set(id, [...(added.current.get(id) ?? []), ...fresh.map(({ productId }) => productId)]);
  };

  /** Removes the one product, or of several those that were added here; earlier products stay on the list. */
  const takeOff = async (id: number): Promise<void> => {
    const api = await loadApi();
    const productIds = product === undefined ? (added.current.get(id) ?? []) : [product];
    const [only] = productIds;
    if (productIds.length === 1 && only !== undefined) {
      await api.removeFromList(id, only);
    } else {
      const list = productIds.length > 0 ? await api.list(id) : null;
      const left = list?.lines.filter(({ productId }) => !productIds.includes(productId));
      if (list && left) await api.saveList(id, list.version, { ...list, lines: left });
    }
    added.current.delete(id);
  };

  const toggle = (id: number, name: string, on: boolean) => {
    setError('');
    mark(id, on);
    const tick: Promise<boolean> = (saving.current.get(id) ?? Promise.resolve(!on)).then(async (was) => {
      try {
        await (on ? put(id) : takeOff(id));
        announce(on ? texts.put(name) : texts.taken(name));
        queries.forget('list');
        await refresh('lists');
        return on;
      } catch (cause) {
        console.warn('The list was not changed', cause);
        if (saving.current.get(id) === tick) {
          mark(id, was);
          setError(buyerMessage(cause) || texts.failed);
        }
        return was;
      }
    });
    saving.current.set(id, tick);
  };

  const create = async (name: string): Promise<void> => {
    setCreateError('');
    setCreating(true);
    try {
      const id = await (await loadApi()).createList({ name, shared: true, lines: whole });
      mark(id, true);
      added.current.set(
        id,
        whole.map(({ productId }) => productId),
      );
      announce(texts.put(name));
      await refresh('lists');
    } catch (cause) {
      console.warn('The list was not made', cause);
      setCreateError(buyerMessage(cause) || texts.failed);
    } finally {
      setCreating(false);
    }
  };

  return (
    <DialogContent title={label} actions={<DialogClose tone="primary">{texts.done}</DialogClose>}>
      {error && <MessageList className="pb-4" messages={[{ tone: 'error', text: error }]} />}
      {missing !== undefined && lists === undefined ? (
        <MessageList
          messages={[
            {
              tone: 'error',
              text: (
                <span className="flex flex-wrap items-center gap-x-4">
                  {texts.notLoaded}
                  <Button tone="tertiary" onClick={retry}>
                    {texts.retry}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      ) : (
        <ShoppingListPicker
          legend={texts.legend(what)}
          lists={lists?.map(({ id, name, productCount, shared }) => ({
            id: String(id),
            name,
            detail: [texts.products(productCount), shared ? texts.shared : texts.private].join(', '),
          }))}
          value={(lists ?? [])
            .filter(({ id, hasProduct }) => isOn(id, hasProduct))
            .map(({ id }) => String(id))}
          onValueChange={(_, { reason, list }) => {
            const name = lists?.find(({ id }) => String(id) === list)?.name ?? '';
            toggle(Number(list), name, reason === 'select');
          }}
          onCreate={(name) => void create(name)}
          creating={creating}
          createError={createError}
        />
      )}
    </DialogContent>
  );
}
