import type { Product } from '@magazijn/api-client';
import { FavouriteButton } from '@magazijn/ui';
import { useFavourites } from '../favourites/useFavourites.ts';
import { useLoginPrompt } from '../layout/LoginPrompt.ts';
import { useSession } from '../session/useSession.ts';

interface ProductHeartProps {
  product: Product;
  appearance?: 'icon' | 'text';
}

/** Marks a favourite; asks visitors to log in (T30). */
export function ProductHeart({ product, appearance = 'icon' }: ProductHeartProps) {
  const { viewer } = useSession();
  const { isFavourite, setFavourite } = useFavourites();
  const promptLogin = useLoginPrompt();

  return (
    <FavouriteButton
      appearance={appearance}
      productName={product.name}
      pressed={viewer.kind === 'customer' && isFavourite(product)}
      onPressedChange={(pressed) =>
        viewer.kind === 'customer' ? void setFavourite(product.id, pressed) : promptLogin()
      }
    />
  );
}
