import type { DeliveryAddress } from '@magazijn/api-client';
import { maxDriverNoteLength } from '@magazijn/domain/delivery';
import { AddressPicker, announce, Button, Link, MessageList, TextAreaField } from '@magazijn/ui';
import { paths } from '../links/paths.ts';
import { addressLines } from '../order/addressLines.ts';
import type { DeliveryDetails } from '../order/orderRecord.ts';
import { useMay } from '../session/useSession.ts';
import { orderChangeTexts as texts } from './orderChangeTexts.ts';

interface DeliveryFieldsProps {
  /** All of the company, the main address first. */
  addresses: readonly DeliveryAddress[];
  value: DeliveryDetails;
  onChange: (value: DeliveryDetails) => void;
  /** Called when the note is left. */
  onNoteBlur?: () => void;
  disabled?: boolean;
}

export function MissingAddresses({ onRetry }: { onRetry: () => void }) {
  return (
    <MessageList
      messages={[
        {
          tone: 'warning',
          id: 'addresses',
          text: (
            <span className="flex flex-wrap items-center gap-x-4">
              {texts.addressesNotLoaded}
              <Button tone="tertiary" onClick={onRetry}>
                {texts.retry}
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

/** Radio buttons need a text; null is the main address. */
const keyOf = (id: number | null): string => String(id ?? 'main');

export function DeliveryFields({
  addresses,
  value,
  onChange,
  onNoteBlur,
  disabled = false,
}: DeliveryFieldsProps) {
  const { addressId, driverNote } = value;
  const managesAddresses = useMay('order');
  const changeNote = (note: string) => {
    if (note.length >= maxDriverNoteLength) announce(texts.noteLength(note.length, maxDriverNoteLength));
    onChange({ addressId, driverNote: note });
  };
  return (
    <div className="grid gap-6">
      <AddressPicker
        label={texts.address}
        disabled={disabled}
        options={addresses.map(({ id, label, ...address }) => {
          const [first = '', ...lines] = addressLines(address);
          return {
            value: keyOf(id),
            title: label || first,
            lines: label && label !== first ? [first, ...lines] : lines,
            tag: id === null ? texts.mainAddress : undefined,
          };
        })}
        value={keyOf(addressId)}
        onValueChange={(key) => {
          const chosen = addresses.find(({ id }) => keyOf(id) === key);
          if (chosen) onChange({ addressId: chosen.id, driverNote });
        }}
        {...(managesAddresses && {
          action: (
            <Link appearance="text" className="inline-block py-3" href={paths.deliveryAddresses.href()}>
              {texts.manageAddresses}
            </Link>
          ),
        })}
      />
      <TextAreaField
        className="max-w-prose"
        label={texts.note}
        required={false}
        showOptional
        rows={2}
        disabled={disabled}
        maxLength={maxDriverNoteLength}
        hint={`${texts.noteHint} ${texts.noteLength(driverNote.length, maxDriverNoteLength)}`}
        value={driverNote}
        onValueChange={changeNote}
        onBlur={onNoteBlur}
      />
    </div>
  );
}
