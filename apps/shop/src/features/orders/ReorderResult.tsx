import { formatEuros } from '@magazijn/domain/money';
import { announce, Button, ButtonLink, type Difference, MessageList, OrderDifferences } from '@magazijn/ui';
import { useState, useSyncExternalStore } from 'react';
import { paths, productHref } from '../../shared/links/paths.ts';
import { productTexts } from '../../shared/products/productTexts.ts';
import { SmallPicture } from '../../shared/products/SmallPicture.tsx';
import { useCart, useCustomer } from '../../shared/stores/StoresProvider.tsx';
import type { ReorderDifference } from './reorder.ts';
import { reorderResultTexts as texts } from './reorderResultTexts.ts';
import type { Reordered } from './useReorder.ts';

interface ReorderResultProps {
  reordered: Reordered;
  products: number;
  onChoose: (difference: ReorderDifference) => void;
  onUndo: () => void;
}

/** The products in the cart and their changes since the order, announced once they are priced. */
export function ReorderResult({ reordered, products, onChoose, onUndo }: ReorderResultProps) {
  const { added, differences, compared, undone, refusal } = reordered;
  const { info, status } = useCart();
  const count = Object.keys(added).length;
  const summary = useSettled(summaryOf(), status !== 'calculating');
  if (refusal !== '') {
    return <MessageList className="pb-6" messages={[{ tone: 'error', text: refusal }]} />;
  }
  const cart = (
    <ButtonLink tone="primary" href={paths.cart.href()}>
      {texts.toCart}
    </ButtonLink>
  );
  return (
    <OrderDifferences
      className="mb-6"
      differences={differences.map((difference) => shownDifference(difference))}
      summary={summary}
      undone={undone}
      {...(count > 0 ? { onUndo, actions: cart } : {})}
      {...(compared ? {} : { labels: { none: texts.reordered } })}
    />
  );

  function summaryOf(): string {
    const left = differences.some(({ choice }) => choice > 0);
    if (count === 0) return left ? texts.nothingReordered : texts.nothingToReorder;
    const lying = texts.reorderedCount(count, products);
    const unknown = navigator.onLine ? texts.notCompared : texts.notComparedOffline;
    if (!compared) return `${lying} ${unknown}`;
    return info === null ? lying : `${lying} ${texts.subtotal(formatEuros(info.subtotal))}`;
  }

  function shownDifference(difference: ReorderDifference): Difference {
    const { kind, line, cause, detail, price } = difference;
    return {
      id: `${line.productId} ${line.giveAway}`,
      kind,
      name: line.name,
      href: productHref(line.path),
      picture: <SmallPicture name={line.picture} />,
      cause,
      detail,
      action: choiceOf(difference),
      ...(price === undefined
        ? {}
        : { originalPrice: formatEuros(line.price), newPrice: formatEuros(price) }),
    };
  }

  function choiceOf(difference: ReorderDifference) {
    const { kind, line, choice } = difference;
    if (kind === 'soldOut') return <StockMailChoice productId={line.productId} name={line.name} />;
    if (choice === 0) return undefined;
    const text = added[line.productId] === undefined ? texts.add(choice) : texts.leaveOut;
    return (
      <Button tone="tertiary" aria-label={`${text}: ${line.name}`} onClick={() => onChoose(difference)}>
        {text}
      </Button>
    );
  }
}

/** Keeps the last text while the condition is false; '' before it was true for the first time. */
function useSettled(text: string, settled: boolean): string {
  const [last, setLast] = useState('');
  if (settled && text !== last) setLast(text);
  return settled ? text : last;
}

interface StockMailChoiceProps {
  productId: number;
  name: string;
}

/** Requests a mail when a product of an earlier order is in stock again, and offers to cancel the request. */
function StockMailChoice({ productId, name }: StockMailChoiceProps) {
  const { favourites } = useCustomer();
  const { stockMails } = useSyncExternalStore(
    favourites.subscribe,
    favourites.getState,
    favourites.getServerState,
  );
  const ask = async () => {
    if (await favourites.requestStockMail(productId)) announce(productTexts.stockMail(name));
  };
  if (stockMails[productId]) {
    return (
      <span className="flex flex-wrap items-center gap-x-4">
        <span>{texts.mailed}</span>
        <Button
          tone="tertiary"
          aria-label={`${texts.noMail}: ${name}`}
          onClick={() => void favourites.cancelStockMail(productId)}
        >
          {texts.noMail}
        </Button>
      </span>
    );
  }
  return (
    <Button tone="tertiary" aria-label={`${texts.mailMe}: ${name}`} onClick={() => void ask()}>
      {texts.mailMe}
    </Button>
  );
}
