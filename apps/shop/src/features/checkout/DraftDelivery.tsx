import type { DeliveryAddress, DraftOrder } from '@magazijn/api-client';
import { MessageList } from '@magazijn/ui';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '../../shared/data/useQuery.ts';
import type { DeliveryDetails } from '../../shared/order/orderRecord.ts';
import { DeliveryFields, MissingAddresses } from '../../shared/order-changes/DeliveryFields.tsx';
import type { DetailsSaver } from './detailsSaver.ts';
import { useDeliveryDetails } from './useDeliveryDetails.ts';

interface DraftDeliveryProps {
  draft: DraftOrder;
  /** Saves them before the order is placed. */
  saver: DetailsSaver;
  /** What was chosen for the draft of an earlier cart; null without it. */
  kept: DeliveryDetails | null;
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
  saver,
  kept,
  onKeep,
  addresses,
}: DraftDeliveryProps & { addresses: readonly DeliveryAddress[] }) {
  const isKnown = kept !== null && addresses.some(({ id }) => id === kept.addressId);
  const { details, failure, change, save } = useDeliveryDetails(draft, isKnown ? kept : null);
  const part = useRef<HTMLDivElement>(null);
  const [blocked, setBlocked] = useState(0);
  useEffect(() =>
    saver.register(async () => {
      const isSaved = await save();
      if (!isSaved) setBlocked((count) => count + 1);
      return isSaved;
    }),
  );
  // The order button may be far from the reason that blocks it.
  useEffect(() => {
    if (blocked > 0) part.current?.lastElementChild?.scrollIntoView({ block: 'center' });
  }, [blocked]);
  return (
    <div ref={part} className="grid gap-4">
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
