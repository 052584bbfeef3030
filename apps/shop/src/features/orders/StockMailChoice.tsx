import { Button } from '@magazijn/ui';
import { useSyncExternalStore } from 'react';
import { useStores } from '../../stores/StoresProvider.tsx';
import { orderTexts } from './orderTexts.ts';

interface StockMailChoiceProps {
  productId: number;
  name: string;
}

/** Asks for a mail when a product of an earlier order is back (T24); says so once it was asked for. */
export function StockMailChoice({ productId, name }: StockMailChoiceProps) {
  const { favourites } = useStores();
  const { stockMails } = useSyncExternalStore(
    favourites.subscribe,
    favourites.getState,
    favourites.getServerState,
  );
  if (stockMails[productId]) return <span role="status">{orderTexts.mailed}</span>;
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
