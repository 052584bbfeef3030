import type { PlacementEvent } from '@magazijn/domain/orders';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCustomer, useStores } from '../stores/StoresProvider.tsx';
import { createOrderPlacement, type PageEffects } from './createOrderPlacement.ts';

/**
 * The order on its way, as this page sees it.
 *
 * @param pageEffects what only this page does; read once
 * @param opening what the page opens with; asked once
 */
export function useOrderPlacement(
  pageEffects: PageEffects = () => false,
  opening: () => PlacementEvent | undefined = () => undefined,
) {
  const { session } = useStores();
  const { api, cart } = useCustomer();
  const navigate = useNavigate();
  const [placement] = useState(() =>
    createOrderPlacement({
      api,
      cart,
      customerNumber: () => {
        const { viewer } = session.getState();
        return viewer.kind === 'customer' ? viewer.customerNumber : null;
      },
      navigate: (href, options) => void navigate(href, options),
      pageEffects,
      opening: opening(),
    }),
  );
  useEffect(() => placement.attach(), [placement]);
  const { subscribe, getState, send, recall } = placement;
  return { state: useSyncExternalStore(subscribe, getState, getState), send, recall };
}
