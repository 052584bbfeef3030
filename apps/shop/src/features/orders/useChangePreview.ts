import type { OrderChange } from '@magazijn/api-client';
import { usePreview } from '../../shared/data/usePreview.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';

/** Previews a change of an order; `onConflict` is called when the order was changed elsewhere. */
export function useChangePreview(
  orderId: number,
  { quantities, date, addressId }: OrderChange,
  onConflict: () => void,
) {
  const { loadApi } = useStores();
  const asked = JSON.stringify({ quantities, date, addressId });
  return usePreview(
    asked === '{}' ? null : asked,
    async (signal) => (await loadApi()).previewOrderChange(orderId, JSON.parse(asked), signal),
    onConflict,
  );
}
