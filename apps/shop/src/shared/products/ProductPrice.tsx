import type { Product } from '@magazijn/api-client';
import { PricePrompt, VisuallyHidden } from '@magazijn/ui';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Query } from '../data/useQuery.ts';
import { loginHref } from '../links/paths.ts';
import { useSession } from '../session/useSession.ts';
import { may } from '../stores/SessionStore.ts';
import { useOptionalCustomer } from '../stores/StoresProvider.tsx';
import { productTexts } from './productTexts.ts';

/** The state of the customer's prices while a visitor's result stands in on this page. */
export const PricesPending = createContext<Query<unknown>['pending']>(null);

interface ProductPriceProps {
  product: Product;
  size?: 'card' | 'panel';
  /** After the unit: 'excl. btw'. */
  note?: string;
}

/** A product's price: a login prompt for visitors, a skeleton while it loads, a sentence after a failure. */
export function ProductPrice({ product, size = 'card', note }: ProductPriceProps) {
  const { viewer } = useSession();
  const customer = useOptionalCustomer();
  const { pathname, search } = useLocation();
  const pending = useContext(PricesPending);

  if (viewer.kind === 'anonymous') {
    return (
      <div data-place="price-prompt" data-size={size} className="px-4 @lg:px-6">
        <PricePrompt href={loginHref(pathname + search)} className="p-0!">
          {productTexts.logInForPrices}
        </PricePrompt>
      </div>
    );
  }
  if (!may(viewer, 'shop')) return null;
  // A customer's result may have no price either: `CustomerPrice` shows that.
  if (!customer || (product.price === null && pending !== null)) {
    return (
      <PriceSkeleton size={size} measured={product.unitContents !== null} failed={pending === 'failed'} />
    );
  }
  return <customer.CustomerPrice product={product} size={size} note={note} />;
}

interface PriceSkeletonProps {
  size: 'card' | 'panel';
  /** A card has a line for the price per measure. */
  measured: boolean;
  failed: boolean;
}

/** In place of a price that is loading or failed; as high as the price, so that the button beneath does not move. */
function PriceSkeleton({ size, measured, failed }: PriceSkeletonProps) {
  const place = {
    card: `px-3 ${measured ? 'min-h-21' : 'min-h-16'}`,
    panel: 'px-6 py-9.5 @min-[25rem]:py-13.5',
  };
  return (
    <div className={`flex items-center ${place[size]}`}>
      {failed ? (
        <p className="text-15 text-ink-2">{productTexts.priceFailed}</p>
      ) : (
        <>
          <VisuallyHidden>{productTexts.pricePending}</VisuallyHidden>
          <div className="h-9 w-2/5 rounded-label bg-surface-muted motion-safe:animate-breathe" />
        </>
      )}
    </div>
  );
}
