import type { ShoppingListLine } from '@magazijn/api-client';
import type { CartQuantities } from '@magazijn/domain/cart';
import type { ListLine } from '@magazijn/domain/lists';
import { announce, Button, ButtonLink, Dialog, MessageList } from '@magazijn/ui';
import { Suspense, useState } from 'react';
import { negated } from '../../shared/cart/negated.ts';
import { whenSettled } from '../../shared/cart/whenSettled.ts';
import { paths } from '../../shared/links/paths.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { listTexts as texts } from './listTexts.ts';

const OrderPreview = lazyPart(async () => (await import('./OrderPreview.tsx')).OrderPreview);

interface OrderListProps {
  lines: readonly ListLine[];
  known: ReadonlyMap<number, ShoppingListLine>;
  /** The counts of a round by product: the difference to the wanted stock is ordered. */
  counts?: ReadonlyMap<number, number>;
  /** @default 'Alles in winkelmand' */
  label?: string;
  /** Called when the lines are in the cart. */
  onOrdered?: () => void;
}

type Outcome =
  | { readonly kind: 'ordered'; readonly quantities: CartQuantities }
  | { readonly kind: 'refused'; readonly why: string };

/** A button that previews what can be ordered, and adds it to the cart after a confirmation. */
export function OrderList({ lines, known, counts, label = texts.order, onOrdered }: OrderListProps) {
  const { store } = useCart();
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const order = async (quantities: CartQuantities): Promise<void> => {
    setOpen(false);
    store.addAll(quantities);
    setOutcome({ kind: 'ordered', quantities });
    announce(texts.ordered(Object.keys(quantities).length));
    onOrdered?.();
    // Without a response the cart retries, so that a refusal may come much later.
    void store.flush().catch(() => {});
    const { refusal } = await whenSettled(store);
    if (refusal !== '') setOutcome({ kind: 'refused', why: refusal });
  };

  const undo = (quantities: CartQuantities) => {
    store.addAll(negated(quantities));
    setOutcome(null);
    announce(texts.undone);
  };

  return (
    <>
      <MessageList
        className="pb-4"
        messages={
          outcome === null
            ? []
            : outcome.kind === 'refused'
              ? [{ tone: 'error', text: `${texts.notOrdered} ${outcome.why}` }]
              : [
                  {
                    tone: 'success',
                    text: (
                      <span className="flex flex-wrap items-center gap-x-4">
                        {texts.ordered(Object.keys(outcome.quantities).length)}
                        <ButtonLink tone="tertiary" href={paths.cart.href()}>
                          {texts.toCart}
                        </ButtonLink>
                        <Button tone="tertiary" onClick={() => undo(outcome.quantities)}>
                          {texts.undo}
                        </Button>
                      </span>
                    ),
                  },
                ]
        }
      />
      {/* The counts of a round are ordered once. */}
      {lines.length > 0 && !(counts && outcome?.kind === 'ordered') && (
        <Button tone="primary" size="l" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      <Dialog open={open} onOpenChange={setOpen}>
        {open && (
          <Suspense fallback={null}>
            <OrderPreview
              lines={lines}
              known={known}
              counts={counts}
              onOrder={(quantities) => void order(quantities)}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
