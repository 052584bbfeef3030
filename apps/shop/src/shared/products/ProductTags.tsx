import type { Product } from '@magazijn/api-client';
import { Tag } from '@magazijn/ui';
import { pictureHref } from '../links/paths.ts';
import { isSoldOut } from './isSoldOut.ts';
import { productTexts } from './productTexts.ts';

/** The text of a deal with a true minus sign: '−15%', where the API has a hyphen. */
export const dealText = (label: string): string => (label.startsWith('-') ? `−${label.slice(1)}` : label);

export const hasTags = (product: Product): boolean =>
  isSoldOut(product) || product.offerIcon !== null || product.isNew;

interface ProductTagsProps {
  product: Product;
  size?: 'm' | 'l';
}

/** The tags on a picture: sold out, the deal (its text, else its icon), and 'Nieuw'. */
export function ProductTags({ product, size = 'm' }: ProductTagsProps) {
  const { offerIcon, offerLabel, isNew } = product;
  return (
    <>
      {isSoldOut(product) && <Tag size={size}>{productTexts.soldOut}</Tag>}
      {offerIcon !== null && offerLabel !== '' && (
        <Tag tone="sale" size={size}>
          {dealText(offerLabel)}
        </Tag>
      )}
      {offerIcon !== null && offerLabel === '' && (
        <img
          src={pictureHref(offerIcon, 60)}
          width={60}
          height={60}
          alt={productTexts.offer}
          loading="lazy"
        />
      )}
      {isNew && (
        <Tag tone="new" size={size}>
          {productTexts.isNew}
        </Tag>
      )}
    </>
  );
}
