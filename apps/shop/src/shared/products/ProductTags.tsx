import type { Product } from '@magazijn/api-client';
import { Tag } from '@magazijn/ui';
import { pictureHref } from '../links/paths.ts';
import { isSoldOut } from './isSoldOut.ts';
import { productTexts } from './productTexts.ts';

/**
 * The text of a deal with a true minus sign: the API's '-15%' has a hyphen.
 *
 * @example dealText('-15%') // '−15%'
 */
export const dealText = (label: string): string => (label.startsWith('-') ? `−${label.slice(1)}` : label);

export const hasTags = (product: Product): boolean =>
  isSoldOut(product) || product.offerIcon !== null || product.isNew;

interface ProductTagsProps {
  product: Product;
  size?: 'm' | 'l';
}

/**
 * The tags on a product's picture: sold out, the deal of a product with an offer icon, and 'Nieuw'. The deal is a text if
 * the back end has one, otherwise its icon.
 */
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
