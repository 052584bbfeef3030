import { cleanText, defaultPaymentMethod, formatPostcode, paymentMethods } from '@magazijn/domain/validation';
import { type AddressFieldName, AddressFields, Checkbox, MessageList } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useDeliveryCountries } from '../../../shared/order/useDeliveryCountries.ts';
import { useAnnounced } from '../../../shared/page/useAnnounced.ts';
import { countriesOf } from './RegistrationValues.ts';
import { registrationTexts } from './registrationTexts.ts';
import { messagesIn, type StepProps } from './StepProps.ts';

/** Step 2: the delivery address and the invoice address, prefilled with known values. */
export function AddressStep({ form, values }: StepProps) {
  const { setValue, getValues } = form;
  const [debitDropped, setDebitDropped] = useState(false);
  const noDebit = debitDropped && values.mainAddress.country === 'BE' ? registrationTexts.noDebit : null;
  useAnnounced(noDebit);

  useEffect(() => {
    if (getValues('mainAddress.companyName') === '')
      setValue('mainAddress.companyName', getValues('companyName'));
  }, [getValues, setValue]);

  // Direct debit is for Dutch customers only: choosing Belgium resets the payment method, with a notice.
  const onCountry = () => {
    const chosen = getValues('paymentMethod');
    if (chosen !== null && paymentMethods(getValues('mainAddress.country')).includes(chosen)) return;
    setValue('paymentMethod', defaultPaymentMethod);
    setDebitDropped(true);
  };

  const onInvoiceSame = () => {
    if (getValues('invoiceSame')) return;
    const { street, number, postalCode, city } = getValues('invoiceAddress');
    if (street + number + postalCode + city === '')
      setValue('invoiceAddress.country', getValues('mainAddress.country'));
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
      {noDebit && <MessageList messages={[{ tone: 'info', text: noDebit, announced: true }]} />}
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

interface FormAddressProps extends Pick<StepProps, 'form'> {
  name: 'mainAddress' | 'invoiceAddress';
  legend: string;
  /** Called when another country is chosen. */
  onCountry?: () => void;
}

/** One address of the form. Its postcode is formatted for its country, also when that changes. */
function FormAddress({ form, name, legend, onCountry }: FormAddressProps) {
  const { errors, touchedFields } = useFormState({ control: form.control });
  const { register, setValue, getValues, trigger } = form;
  const countries = countriesOf(name, useDeliveryCountries());

  const writePostcode = () => {
    const { postalCode, country } = getValues(name);
    setValue(`${name}.postalCode`, formatPostcode(postalCode, country));
  };
  const followCountry = () => {
    writePostcode();
    if (touchedFields[name]?.postalCode) void trigger(`${name}.postalCode`);
    onCountry?.();
  };
  const writeEmail = () => setValue(`${name}.emailAddress`, cleanText(getValues(name).emailAddress));

  const bind = (field: AddressFieldName) => {
    if (field === 'postalCode') return register(`${name}.postalCode`, { onBlur: writePostcode });
    if (field === 'country') return register(`${name}.country`, { onChange: followCountry });
    if (field === 'emailAddress') return register(`${name}.emailAddress`, { onBlur: writeEmail });
    return register(`${name}.${field}`);
  };
  return (
    <AddressFields
      id={name}
      legend={legend}
      register={bind}
      countries={countries}
      purpose={name === 'mainAddress' ? 'shipping' : 'billing'}
      omit={name === 'mainAddress' ? ['emailAddress'] : []}
      errors={messagesIn(errors[name])}
    />
  );
}
