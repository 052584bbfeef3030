import type { DraftOrder } from '@magazijn/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepChosenDay, readChosenDay } from '../../checkout/chosenDay.ts';
import { deviceStorage } from '../../storage/browserStorage.ts';
import { useStores } from '../../stores/StoresProvider.tsx';

/**
 * The chosen delivery date: a change is posted at once, and further ones are ignored while it is under way (T61). A day
 * that was chosen for an earlier state of the cart is chosen again while it is still offered (ruling "A delivery day that
 * was chosen").
 */
export function useDeliveryDate(draft: DraftOrder) {
  const { api } = useStores();
  const { customerNumber } = draft.company;
  const [earlier] = useState(() => readChosenDay(deviceStorage, customerNumber)?.date ?? null);
  const isOffered = earlier !== null && draft.deliveryDates.includes(earlier);
  const again = isOffered && earlier !== draft.deliveryDate ? earlier : null;
  const busy = useRef(again !== null);
  const [choice, setChoice] = useState({
    date: again ?? draft.deliveryDate,
    saving: again !== null,
    failed: false,
  });

  const settle = (date: number, failed: boolean): void => {
    busy.current = false;
    if (!failed) keepChosenDay(deviceStorage, { customerNumber, date });
    setChoice({ date, saving: false, failed });
  };
  const post = (date: number, before: number): Promise<void> =>
    api.chooseDeliveryDate(draft.id, date).then(
      () => settle(date, false),
      (error: unknown) => {
        console.warn('The delivery date was not changed', error);
        settle(before, true);
      },
    );

  const choose = async (date: number): Promise<void> => {
    if (busy.current || date === choice.date) return;
    busy.current = true;
    setChoice({ date, saving: true, failed: false });
    await post(date, choice.date);
  };

  const onOpened = useEffectEvent(() => {
    if (again !== null) void post(again, draft.deliveryDate);
    // Told once, on this screen: what is not offered any more is no choice.
    else if (!isOffered) keepChosenDay(deviceStorage, null);
  });
  useEffect(() => onOpened(), []);

  return {
    ...choice,
    choose,
    /** The day that was chosen and is not offered any more, in seconds; null when there is none. */
    gone: isOffered ? null : earlier,
  };
}
