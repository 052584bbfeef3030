import type { Product } from '@magazijn/api-client';
import { PricePrompt, VisuallyHidden } from '@magazijn/ui';
import { useLocation } from 'react-router-dom';
import { customerCode } from '../customer/customerCode.ts';
import { useLateCode } from '../late/useLateCode.ts';
import { loginHref } from '../paths/hrefs.ts';
import { useSession } from '../session/useSession.ts';
import { usePricesPending } from './PricesPending.ts';
import { productTexts } from './productTexts.ts';

interface ProductPriceProps {
  product: Product;
  size?: 'card' | 'panel';
  /** After the unit: 'excl. btw'. */
  note?: string;
}

/** The price of a product; a prompt to log in for visitors; a quiet bar while a customer's price is under way. */
export function ProductPrice({ product, size = 'card', note }: ProductPriceProps) {
  const { viewer } = useSession();
  const customer = viewer.kind === 'customer';
  const parts = useLateCode(customerCode, customer);
  const { pathname, search } = useLocation();
  const pending = usePricesPending();

  if (!customer) {
    return (
      <div data-place="price-prompt" data-size={size}>
        <PricePrompt href={loginHref(pathname + search)}>{productTexts.logInForPrices}</PricePrompt>
      </div>
    );
  }
  if (!parts || (product.price === null && pending)) return <PriceSkeleton size={size} />;
  return <parts.CustomerPrice product={product} size={size} note={note} />;
}

function PriceSkeleton({ size }: { size: 'card' | 'panel' }) {
  return (
    <div className={size === 'card' ? 'flex min-h-16 items-center px-3' : 'flex min-h-28 items-center px-6'}>
      <VisuallyHidden>{productTexts.pricePending}</VisuallyHidden>
      <div className="h-9 w-2/5 rounded-label bg-bay motion-safe:animate-breathe" />
    </div>
  );
}
