import { useState } from 'react';
import type { AddToCartState } from '../components/commerce/add-to-cart/AddToCart.tsx';
import { AddToCart } from '../components/commerce/add-to-cart/AddToCart.tsx';
import { FavouriteButton } from '../components/commerce/favourite-button/FavouriteButton.tsx';
import { PriceLabel } from '../components/commerce/price-label/PriceLabel.tsx';
import { PricePrompt } from '../components/commerce/price-prompt/PricePrompt.tsx';
import { ProductCard } from '../components/commerce/product-card/ProductCard.tsx';
import { ProductPicture } from '../components/commerce/product-picture/ProductPicture.tsx';
import { Tag } from '../components/primitives/tag/Tag.tsx';
import type { SampleProduct } from './sampleProducts.ts';
import { storyPicture } from './storyPicture.ts';

export interface SampleCardProps {
  product: SampleProduct;
  state?: AddToCartState;
  /** Initial quantity in the cart. */
  quantity?: number;
  favourite?: boolean;
}

export function SampleCard({
  product,
  state = 'available',
  quantity: first = 0,
  favourite = false,
}: SampleCardProps) {
  const [quantity, setQuantity] = useState(first);
  const [pressed, setPressed] = useState(favourite);
  return (
    <ProductCard
      // The article number contains the aisle: '101 404' is of aisle 1.
      data-category={Number(product.articleNumber.slice(1, 3))}
      href="#product"
      name={product.name}
      contents={product.contents}
      articleNumber={product.articleNumber}
      picture={<ProductPicture src={storyPicture(product.picture)} alt="" />}
      tags={product.tag && <Tag tone={product.tag.tone}>{product.tag.text}</Tag>}
      favourite={
        <FavouriteButton pressed={pressed} onPressedChange={setPressed} productName={product.name} />
      }
      price={
        state === 'logged-out' ? (
          <PricePrompt href="#login">Log in voor prijzen</PricePrompt>
        ) : (
          <PriceLabel
            {...product.price}
            unit={product.unit}
            {...(product.originalPrice && { originalPrice: product.originalPrice, sale: true })}
          />
        )
      }
      action={
        <AddToCart
          state={state}
          quantity={quantity}
          productName={product.name}
          onAdd={() => setQuantity(1)}
          onQuantityChange={setQuantity}
          onLogin={() => undefined}
          onNotify={() => undefined}
        />
      }
    />
  );
}
