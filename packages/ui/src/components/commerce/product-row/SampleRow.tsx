import { sampleProducts } from '../../../testing/sampleProducts.ts';
import { storyPicture } from '../../../testing/storyPicture.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { AddToCart } from '../add-to-cart/AddToCart.tsx';
import { FavouriteButton } from '../favourite-button/FavouriteButton.tsx';
import { ProductPicture } from '../product-picture/ProductPicture.tsx';
import { ProductRow, type ProductRowProps } from './ProductRow.tsx';

const nothing = () => undefined;

export function SampleRow({
  index,
  quantity = 0,
  row,
}: {
  index: number;
  quantity?: number;
  row?: Partial<ProductRowProps>;
}) {
  const product = sampleProducts[index % sampleProducts.length];
  if (!product) return null;
  const amount = (price: typeof product.price) => `€ ${price.integer},${price.fraction}`;
  return (
    <ProductRow
      href={`#${index}`}
      name={product.name}
      contents={product.contents}
      articleNumber={product.articleNumber}
      picture={<ProductPicture src={storyPicture(product.picture)} alt="" />}
      price={amount(product.price)}
      originalPrice={product.originalPrice && amount(product.originalPrice)}
      unit={product.unit}
      tag={product.tag && <Tag tone={product.tag.tone}>{product.tag.text}</Tag>}
      action={
        <AddToCart
          state="available"
          size="row"
          quantity={quantity}
          max={9999}
          productName={product.name}
          onAdd={nothing}
          onQuantityChange={nothing}
        />
      }
      favourite={<FavouriteButton pressed onPressedChange={nothing} productName={product.name} />}
      {...row}
    />
  );
}
