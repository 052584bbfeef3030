import { useEffect, useEffectEvent } from 'react';
import { useRefresh } from '../shared/data/useQuery.ts';
import { useStores } from '../stores/StoresProvider.tsx';
import { useSelected } from '../stores/useSelected.ts';

/** Asks for the lists of favourites again when another tab changed what is in them (T30). Renders nothing. */
export function FavouritesElsewhere() {
  const { favourites } = useStores();
  const refresh = useRefresh();
  const changes = useSelected(favourites, ({ elsewhere }) => elsewhere);
  const ask = useEffectEvent(() => {
    void refresh('favourites');
    void refresh('favouriteProducts');
  });
  useEffect(() => {
    if (changes > 0) ask();
  }, [changes]);
  return null;
}
