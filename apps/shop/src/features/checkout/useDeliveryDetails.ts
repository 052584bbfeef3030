// The address and the note of a draft.
import { ApiError, buyerMessage, type DraftOrder } from '@magazijn/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRefresh } from '../../shared/data/useQuery.ts';
import type { DeliveryDetails } from '../../shared/order/orderRecord.ts';
import { orderChangeTexts } from '../../shared/order-changes/orderChangeTexts.ts';
import { useCustomer } from '../../shared/stores/StoresProvider.tsx';
import type { SaveDetails } from './detailsSaver.ts';

/** Milliseconds of rest after which a typed note is saved. */
const restMs = 1_000;

const isSame = (one: DeliveryDetails, other: DeliveryDetails): boolean =>
  one.addressId === other.addressId && one.driverNote === other.driverNote;

/** The address of a draft, saved at once, and its note, saved after a pause; `kept` is an earlier draft's. */
export function useDeliveryDetails(draft: DraftOrder, kept: DeliveryDetails | null) {
  const { api } = useCustomer();
  const refresh = useRefresh();
  const { id } = draft;
  const [first] = useState((): { saved: DeliveryDetails; wanted: DeliveryDetails } => {
    const saved = { addressId: draft.deliveryAddressId ?? null, driverNote: draft.driverNote ?? '' };
    return { saved, wanted: kept ?? saved };
  });
  const [details, setDetails] = useState(first.wanted);
  const [failure, setFailure] = useState('');
  const saved = useRef(first.saved);
  const wanted = useRef(first.wanted);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = async (): Promise<boolean> => {
    try {
      while (!isSame(wanted.current, saved.current)) {
        const sent = wanted.current;
        await api.setOrderDelivery(id, sent);
        saved.current = sent;
      }
      setFailure('');
      return true;
    } catch (cause) {
      console.warn('The address and the note were not saved', cause);
      setFailure(buyerMessage(cause) || orderChangeTexts.detailsNotSaved);
      // The address may have been removed in another tab.
      if (cause instanceof ApiError && cause.status === 422) void refresh('deliveryAddresses');
      return false;
    }
  };
  const save: SaveDetails = () => {
    clearTimeout(timer.current);
    running.current ??= send().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  const change = (next: DeliveryDetails): void => {
    const isAddress = next.addressId !== wanted.current.addressId;
    wanted.current = next;
    setDetails(next);
    clearTimeout(timer.current);
    if (isAddress) void save();
    else timer.current = setTimeout(() => void save(), restMs);
  };

  const saveNow = useEffectEvent(save);
  useEffect(() => {
    // The choices for the draft of an earlier cart.
    void saveNow();
    return () => void saveNow();
  }, []);

  return { details, failure, change, save };
}
