import type { Product } from '@magazijn/api-client';
import { Tag } from '@magazijn/ui';
import { pictureHref } from '../paths/pictureHref.ts';
import { productTexts } from './productTexts.ts';

interface ProductTagsProps {
  product: Product;
  size?: 'm' | 'l';
}

/**
 * What stands on a product's picture: its deal when it has an offer icon, 'Nieuw' when it is flagged new (S12).
 * The deal is set as text where the back end gives it, with a true minus sign; otherwise its icon is shown.
 */
export function ProductTags({ product, size = 'm' }: ProductTagsProps) {
  const { offerIcon, offerLabel, isNew } = product;
  return (
    <>
      {offerIcon !== null && offerLabel !== '' && (
        <Tag tone="sale" size={size}>
          {offerLabel.replace(/^-/, '−')}
        </Tag>
      )}
      {offerIcon !== null && offerLabel === '' && (
        <img src={pictureHref(offerIcon, 60)} width={60} height={60} alt="" loading="lazy" />
      )}
      {isNew && (
        <Tag tone="new" size={size}>
          {productTexts.isNew}
        </Tag>
      )}
    </>
  );
}
