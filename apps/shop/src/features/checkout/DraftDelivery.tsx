import type { DeliveryAddress, DraftOrder } from '@magazijn/api-client';
import { MessageList } from '@magazijn/ui';
import { type RefObject, useEffect } from 'react';
import { useQuery } from '../../shared/data/useQuery.ts';
import type { DeliveryDetails } from '../../shared/order/orderRecord.ts';
import { DeliveryFields, MissingAddresses } from '../../shared/order-changes/DeliveryFields.tsx';
import { type SaveDetails, useDeliveryDetails } from './useDeliveryDetails.ts';

interface DraftDeliveryProps {
  draft: DraftOrder;
  /** Gets the function that saves them, to be called before the order is placed. */
  save: RefObject<SaveDetails | null>;
  /** What was chosen for the draft of an earlier cart; null without it. */
  kept: DeliveryDetails | null;
  /** Called with what is chosen. */
  onKeep: (details: DeliveryDetails) => void;
}

/** Where a draft is delivered, and the note to its driver. */
export function DraftDelivery(props: DraftDeliveryProps) {
  const { data: addresses, error, retry } = useQuery('deliveryAddresses');
  if (addresses) return <LoadedDelivery {...props} addresses={addresses} />;
  return error === undefined ? null : <MissingAddresses onRetry={retry} />;
}

function LoadedDelivery({
  draft,
  save: given,
  kept,
  onKeep,
  addresses,
}: DraftDeliveryProps & { addresses: readonly DeliveryAddress[] }) {
  const isKnown = kept !== null && addresses.some(({ id }) => id === kept.addressId);
  const { details, failure, change, save } = useDeliveryDetails(draft, isKnown ? kept : null);
  useEffect(() => {
    given.current = save;
    return () => {
      given.current = null;
    };
  });
  return (
    <div className="grid gap-4">
      <DeliveryFields
        addresses={addresses}
        value={details}
        onChange={(next) => {
          onKeep(next);
          change(next);
        }}
        onNoteBlur={() => void save()}
      />
      {failure !== '' && <MessageList messages={[{ tone: 'error', text: failure }]} />}
    </div>
  );
}
