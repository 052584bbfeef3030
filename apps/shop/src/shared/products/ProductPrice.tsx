import type { Product } from '@magazijn/api-client';
import { PricePrompt, VisuallyHidden } from '@magazijn/ui';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Query } from '../data/useQuery.ts';
import { loginHref } from '../links/paths.ts';
import { useSession } from '../session/useSession.ts';
import { useOptionalCustomer } from '../stores/StoresProvider.tsx';
import { productTexts } from './productTexts.ts';

/** Whether a visitor's result stands in for a customer's on this page, and whether that is still under way. */
export const PricesPending = createContext<Query<unknown>['pending']>(null);

interface ProductPriceProps {
  product: Product;
  size?: 'card' | 'panel';
  /** After the unit: 'excl. btw'. */
  note?: string;
}

/**
 * The price of a product; a prompt to log in for visitors; a quiet bar while a customer's price is under way, and a sentence
 * while it cannot be loaded.
 */
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
  // A customer's result may have no price either: then `CustomerPrice` says so.
  if (!customer || (product.price === null && pending !== null)) {
    return <PriceSkeleton size={size} failed={pending === 'failed'} />;
  }
  return <customer.CustomerPrice product={product} size={size} note={note} />;
}

/** In the place of a price that is under way, or did not come; as high as the price: a button beneath must not move away from under a finger. */
function PriceSkeleton({ size, failed }: { size: 'card' | 'panel'; failed: boolean }) {
  return (
    <div
      className={`flex items-center ${size === 'card' ? 'min-h-16 px-3' : 'px-6 py-9.5 @min-[25rem]:py-13.5'}`}
    >
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
