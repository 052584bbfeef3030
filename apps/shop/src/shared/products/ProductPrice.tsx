import type { Product } from '@magazijn/api-client';
import { PricePrompt, VisuallyHidden } from '@magazijn/ui';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { loginHref } from '../links/paths.ts';
import { useSession } from '../session/useSession.ts';
import { useOptionalCustomer } from '../stores/StoresProvider.tsx';
import { productTexts } from './productTexts.ts';

/** Whether a visitor's result still stands in for a customer's on this page. */
export const PricesPending = createContext(false);

/** True while the prices of this page are under way; what has none by then has none at all. */
const usePricesPending = (): boolean => useContext(PricesPending);

interface ProductPriceProps {
  product: Product;
  size?: 'card' | 'panel';
  /** After the unit: 'excl. btw'. */
  note?: string;
}

/** The price of a product; a prompt to log in for visitors; a quiet bar while a customer's price is under way. */
export function ProductPrice({ product, size = 'card', note }: ProductPriceProps) {
  const { viewer } = useSession();
  const customer = useOptionalCustomer();
  const { pathname, search } = useLocation();
  const pending = usePricesPending();

  if (viewer.kind === 'anonymous') {
    return (
      <div data-place="price-prompt" data-size={size} className="px-4 @lg:px-6">
        <PricePrompt href={loginHref(pathname + search)} className="p-0!">
          {productTexts.logInForPrices}
        </PricePrompt>
      </div>
    );
  }
  if (!customer || (product.price === null && pending)) return <PriceSkeleton size={size} />;
  return <customer.CustomerPrice product={product} size={size} note={note} />;
}

/** As high as the price that comes: a button beneath must not move away from under a finger. */
function PriceSkeleton({ size }: { size: 'card' | 'panel' }) {
  return (
    <div
      className={`flex items-center ${size === 'card' ? 'min-h-16 px-3' : 'px-6 py-9.5 @min-[25rem]:py-13.5'}`}
    >
      <VisuallyHidden>{productTexts.pricePending}</VisuallyHidden>
      <div className="h-9 w-2/5 rounded-label bg-surface-muted motion-safe:animate-breathe" />
    </div>
  );
}
