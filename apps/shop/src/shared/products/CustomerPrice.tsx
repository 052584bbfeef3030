import type { Product } from '@magazijn/api-client';
import { priceBefore } from '@magazijn/domain/cart';
import { priceParts } from '@magazijn/domain/money';
import { PriceLabel } from '@magazijn/ui';
import { productTexts } from './productTexts.ts';
import { useCardExtras } from './useCardExtras.ts';

/** Texts that only customers read. */
const customerTexts = {
  noPrice: 'Prijs op aanvraag',
};

interface CustomerPriceProps {
  product: Product;
  size: 'card' | 'panel';
  /** After the unit: 'excl. btw'. */
  note: string | undefined;
}

/** A price with its unit: red with the original struck through; without a price, a request for one. */
export function CustomerPrice({ product, size, note }: CustomerPriceProps) {
  const { price, offerPrice, unit } = product;
  const extras = useCardExtras();
  if (price === null) {
    return (
      <p
        className={`flex items-center text-ink-2 ${size === 'card' ? 'min-h-16 px-3 text-15' : 'min-h-28 px-6 text-17'}`}
      >
        {customerTexts.noPrice}
      </p>
    );
  }
  const before = priceBefore(product);
  // The panel has it among its facts.
  const hasMeasure = size === 'card' && product.unitContents !== null;
  const perUnit = [unit && productTexts.per(unit), note].filter(Boolean).join(', ');
  return (
    <PriceLabel
      {...priceParts(offerPrice ?? price)}
      size={size}
      sale={before !== null}
      {...(perUnit ? { unit: perUnit } : {})}
      {...(hasMeasure && { measurePrice: extras?.unitPriceText(product) || '\u00a0', className: 'min-h-21' })}
      {...(before === null ? {} : { originalPrice: priceParts(before) })}
    />
  );
}
