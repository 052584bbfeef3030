import type { ShoppingList } from '@magazijn/api-client';
import { maxOrderQuantity } from '@magazijn/domain/cart';
import { quantityToFill } from '@magazijn/domain/lists';
import { Button, Card } from '@magazijn/ui';
import { type ReactNode, useState } from 'react';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import type { CountableLine } from './CountableLine.ts';
import type { RoundState } from './createRoundStore.ts';
import { OrderList } from './OrderList.tsx';
import { roundTexts } from './roundTexts.ts';

const texts = roundTexts.summary;

interface RoundSummaryProps extends Pick<RoundState, 'counts' | 'endedBy'> {
  list: ShoppingList;
  lines: readonly CountableLine[];
  onOpen: (productId: number) => void;
  onEnd: () => void;
  restart: ReactNode;
}

/** The end of a round: ordered, sufficient and skipped lines. */
export function RoundSummary({ list, lines, counts, endedBy, onOpen, onEnd, restart }: RoundSummaryProps) {
  const cart = useCart();
  // The cart before the order: afterwards the same lines would round differently.
  const [inCart] = useState(cart.quantities);
  const counted = new Map(
    lines.flatMap(({ productId }) => {
      const count = counts.get(productId);
      return count ? [[productId, count.counted] as const] : [];
    }),
  );
  const toFill = lines
    .map((line) => {
      const there = counted.get(line.productId);
      const quantity =
        there === undefined ? 0 : quantityToFill(line, there, line.product, inCart[line.productId]);
      return { line, quantity, there: there ?? 0 };
    })
    .filter(({ quantity }) => quantity > 0);
  const fixed = list.lines.filter(({ kind }) => kind === 'order');
  const skipped = lines.filter(({ productId }) => !counted.has(productId));
  const vanished = list.lines.filter(({ kind, product }) => kind === 'stock' && product === null);
  const full = counted.size - toFill.length;
  const hasOrder = counted.size > 0 && toFill.length + fixed.length > 0;
  return (
    <Card title={texts.title} rail>
      <div className="grid justify-items-start gap-4">
        {counted.size === 0 && <p>{texts.nothingCounted}</p>}
        {toFill.length > 0 && (
          <div>
            <p className="font-bold">{texts.order(toFill.length)}</p>
            <ul>
              {toFill.map(({ line: { productId, product, quantity: wanted }, quantity, there }) => (
                <li key={productId} className="pt-1 wrap-anywhere">
                  {texts.orderLine(product.name, quantity, there, wanted)}
                  {maxOrderQuantity(product) === 0 && (
                    <span className="block text-15 text-warning">{texts.soldOut}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {counted.size > 0 && toFill.length === 0 && <p>{texts.nothingToOrder}</p>}
        {toFill.length > 0 && full > 0 && <p>{texts.full(full)}</p>}
        {fixed.length > 0 && <p>{texts.fixed(fixed.length)}</p>}
        {vanished.length > 0 && <p>{texts.vanished(vanished.length)}</p>}
        {skipped.length > 0 && (
          <div>
            <p>{texts.skipped(skipped.length)}</p>
            {endedBy === null && (
              <ul>
                {skipped.map(({ productId, product }) => (
                  <li key={productId}>
                    <Button
                      tone="tertiary"
                      className="text-start"
                      aria-label={roundTexts.openLine(product.name)}
                      onClick={() => onOpen(productId)}
                    >
                      {product.name}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <div>
          <OrderList
            label={roundTexts.order}
            lines={hasOrder ? [...toFill.map(({ line }) => line), ...fixed] : []}
            known={new Map(list.lines.map((line) => [line.productId, line]))}
            counts={counted}
            onOrdered={onEnd}
          />
        </div>
        {endedBy === null && counted.size > 0 && (
          <div className="flex flex-wrap gap-x-4">
            {toFill.length === 0 && (
              <Button tone="tertiary" onClick={onEnd}>
                {texts.end}
              </Button>
            )}
            {restart}
          </div>
        )}
      </div>
    </Card>
  );
}
