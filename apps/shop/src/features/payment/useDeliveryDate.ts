import type { DraftOrder } from '@magazijn/api-client';
import { useRef, useState } from 'react';
import { useStores } from '../../stores/StoresProvider.tsx';

/** The chosen delivery date: a change is posted at once, and further ones are ignored while it is under way (T61). */
export function useDeliveryDate(draft: DraftOrder) {
  const { api } = useStores();
  const busy = useRef(false);
  const [choice, setChoice] = useState({ date: draft.deliveryDate, saving: false, failed: false });

  const choose = async (date: number): Promise<void> => {
    if (busy.current || date === choice.date) return;
    busy.current = true;
    const before = choice.date;
    setChoice({ date, saving: true, failed: false });
    try {
      await api.chooseDeliveryDate(draft.id, date);
      setChoice({ date, saving: false, failed: false });
    } catch (error) {
      console.warn('The delivery date was not changed', error);
      setChoice({ date: before, saving: false, failed: true });
    } finally {
      busy.current = false;
    }
  };

  return { ...choice, choose };
}
