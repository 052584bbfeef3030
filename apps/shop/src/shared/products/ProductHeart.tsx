import type { Product } from '@magazijn/api-client';
import { FavouriteButton } from '@magazijn/ui';
import { useFavourite } from '../favourites/useFavourite.ts';
import { useLoginPrompt } from '../session/LoginPrompt.ts';
import { useSession } from '../session/useSession.ts';
import { may } from '../stores/SessionStore.ts';
import { useStores } from '../stores/StoresProvider.tsx';

interface ProductHeartProps {
  product: Product;
  appearance?: 'icon' | 'text';
}

/** Toggles a favourite; for visitors it opens the login prompt. */
export function ProductHeart({ product, appearance = 'icon' }: ProductHeartProps) {
  const { session } = useStores();
  const { viewer } = useSession();
  const [favourite, mark] = useFavourite(product);
  const promptLogin = useLoginPrompt();

  if (viewer.kind === 'customer' && !may(viewer, 'shop')) return null;
  return (
    <FavouriteButton
      appearance={appearance}
      productName={product.name}
      pressed={viewer.kind === 'customer' && favourite}
      onPressedChange={(pressed) => {
        // A customer may press it before the page shows their state.
        const now = session.getState().viewer;
        if (now.kind === 'anonymous') promptLogin();
        else if (may(now, 'shop')) mark(pressed);
      }}
    />
  );
}
