import type { Product } from '@magazijn/api-client';
import { priceParts } from '@magazijn/domain/money';
import { PriceLabel, PricePrompt, VisuallyHidden } from '@magazijn/ui';
import { useLocation } from 'react-router-dom';
import { loginHref } from '../paths/loginHref.ts';
import { useSession } from '../session/useSession.ts';
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
  const { pathname, search } = useLocation();
  const { price, oldPrice, unit } = product;

  if (price === null) {
    if (viewer.kind === 'customer') return <PriceSkeleton size={size} />;
    return (
      <div data-place="price-prompt">
        <PricePrompt href={loginHref(pathname + search)}>{productTexts.logInForPrices}</PricePrompt>
      </div>
    );
  }
  const perUnit = [unit && productTexts.per(unit), note].filter(Boolean).join(', ');
  return (
    <PriceLabel
      {...priceParts(price)}
      size={size}
      sale={oldPrice !== null || product.offerIcon !== null}
      {...(perUnit ? { unit: perUnit } : {})}
      {...(oldPrice === null ? {} : { old: priceParts(oldPrice) })}
    />
  );
}

function PriceSkeleton({ size }: { size: 'card' | 'panel' }) {
  return (
    <div className={size === 'card' ? 'flex min-h-16 items-center px-3' : 'flex min-h-32 items-center px-6'}>
      <VisuallyHidden>{productTexts.pricePending}</VisuallyHidden>
      <div className="h-9 w-2/5 rounded-label bg-bay motion-safe:animate-breathe" />
    </div>
  );
}
