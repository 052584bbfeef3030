import { paymentMethods } from '@magazijn/domain/validation';
import { Checkbox, MessageList } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { FormAddress } from './FormAddress.tsx';
import { registrationTexts } from './registrationTexts.ts';
import type { StepProps } from './StepProps.ts';

/** Step 2: where to deliver, and where to send invoices (V05, T41). What is known already is filled in. */
export function AddressStep({ form, values }: StepProps) {
  const { setValue, getValues } = form;
  const [debitDropped, setDebitDropped] = useState(false);
  const { country } = values.mainAddress;

  useEffect(() => {
    if (getValues('mainAddress.companyName') === '')
      setValue('mainAddress.companyName', getValues('companyName'));
  }, [getValues, setValue]);

  // Direct debit is for Dutch customers only (V04): a Belgian choice takes it back, and says so.
  const onCountry = () => {
    const chosen = getValues('paymentMethod');
    if (chosen !== null && paymentMethods(getValues('mainAddress.country')).includes(chosen)) return;
    setValue('paymentMethod', 'ideal');
    setDebitDropped(true);
  };

  const onInvoiceSame = () => {
    if (getValues('invoiceSame')) return;
    if (getValues('invoiceAddress.companyName') === '')
      setValue('invoiceAddress.companyName', getValues('companyName'));
    if (getValues('invoiceAddress.emailAddress') === '')
      setValue('invoiceAddress.emailAddress', getValues('email'));
  };

  return (
    <div className="grid gap-8">
      <FormAddress
        form={form}
        name="mainAddress"
        legend={registrationTexts.deliveryAddress}
        onCountry={onCountry}
      />
      {debitDropped && country === 'BE' && (
        <MessageList messages={[{ tone: 'info', text: registrationTexts.noDebit }]} />
      )}
      <Checkbox
        id="invoiceSame"
        label={registrationTexts.invoiceSame}
        {...form.register('invoiceSame', { onChange: onInvoiceSame })}
      />
      {!values.invoiceSame && (
        <FormAddress form={form} name="invoiceAddress" legend={registrationTexts.invoiceAddress} />
      )}
    </div>
  );
}
