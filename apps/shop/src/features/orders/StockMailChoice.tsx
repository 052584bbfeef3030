import { Button } from '@magazijn/ui';
import { useSyncExternalStore } from 'react';
import { useStores } from '../../stores/StoresProvider.tsx';
import { orderTexts } from './orderTexts.ts';

interface StockMailChoiceProps {
  productId: number;
  name: string;
}

/** Asks for a mail when a product of an earlier order is back (T24); says so once it was asked for, with the way to take it back. */
export function StockMailChoice({ productId, name }: StockMailChoiceProps) {
  const { favourites } = useStores();
  const { stockMails } = useSyncExternalStore(
    favourites.subscribe,
    favourites.getState,
    favourites.getServerState,
  );
  if (stockMails[productId]) {
    return (
      <span className="flex flex-wrap items-center gap-x-4">
        <span role="status">{orderTexts.mailed}</span>
        <Button
          tone="tertiary"
          aria-label={`${orderTexts.noMail}: ${name}`}
          onClick={() => void favourites.cancelStockMail(productId)}
        >
          {orderTexts.noMail}
        </Button>
      </span>
    );
  }
  return (
    <Button
      tone="tertiary"
      aria-label={`${orderTexts.mailMe}: ${name}`}
      onClick={() => void favourites.requestStockMail(productId)}
    >
      {orderTexts.mailMe}
    </Button>
  );
}
