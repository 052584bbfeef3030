import type { Product } from '@magazijn/api-client';
import { priceParts } from '@magazijn/domain/money';
import { PriceLabel } from '@magazijn/ui';
import { productTexts } from '../products/productTexts.ts';

interface CustomerPriceProps {
  product: Product;
  price: NonNullable<Product['price']>;
  size: 'card' | 'panel';
  /** After the unit: 'excl. btw'. */
  note: string | undefined;
}

/** A price with its unit. Red digits mean one thing: you pay this instead of what is struck through beside it. */
export function CustomerPrice({ product, price, size, note }: CustomerPriceProps) {
  const { oldPrice, offerPrice, unit } = product;
  const before = offerPrice === null ? oldPrice : price;
  const perUnit = [unit && productTexts.per(unit), note].filter(Boolean).join(', ');
  return (
    <PriceLabel
      {...priceParts(offerPrice ?? price)}
      size={size}
      sale={before !== null}
      {...(perUnit ? { unit: perUnit } : {})}
      {...(before === null ? {} : { old: priceParts(before) })}
    />
  );
}
