import type { DraftOrder } from '@magazijn/api-client';
import { AddressBlock, AddressBlocks } from '@magazijn/ui';
import { addressLines } from '../../checkout/addressLines.ts';
import { paymentTexts } from '../../checkout/paymentTexts.ts';
import { ContactLinks } from '../../links/ContactLinks.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';

interface DraftAddressesProps {
  draft: DraftOrder;
}

/** Where the order goes, where its invoice goes, how it is paid, and the buyer's own reference. */
export function DraftAddresses({ draft: { company, payment, cart } }: DraftAddressesProps) {
  const { name, explanation } = paymentTexts[payment];
  return (
    <>
      <h2 className="type-heading pt-8 pb-3 text-22">{paymentPageTexts.addressAndPayment}</h2>
      <AddressBlocks>
        <AddressBlock title={paymentPageTexts.deliveryAddress} lines={addressLines(company.mainAddress)} />
        <AddressBlock title={paymentPageTexts.invoiceAddress} lines={addressLines(company.invoiceAddress)} />
        <AddressBlock
          title={paymentPageTexts.paymentMethod}
          lines={[<b key="name">{name}</b>, ...explanation]}
        />
      </AddressBlocks>
      <p className="pt-3 text-15 text-ink-2">
        {paymentPageTexts.addressHint}{' '}
        <ContactLinks label={paymentPageTexts.contact} subject={paymentPageTexts.addressSubject} />
      </p>
      {cart.orderReference !== '' && (
        <p className="pt-6">
          <span className="text-ink-2">{paymentPageTexts.reference}:</span> {cart.orderReference}
        </p>
      )}
    </>
  );
}
