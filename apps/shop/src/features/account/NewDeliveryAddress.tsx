import { buyerMessage, type DeliveryAddressForm } from '@magazijn/api-client';
import type { Country } from '@magazijn/domain/delivery';
import {
  cleanText,
  deliveryAddressErrors,
  formatPostcode,
  maxAddressLabelLength,
} from '@magazijn/domain/validation';
import { type AddressFieldName, AddressFields, Button, Card, MessageList, TextField } from '@magazijn/ui';
import { type FormEvent, useState } from 'react';
import { useRefresh } from '../../shared/data/useQuery.ts';
import { useFocusInvalid } from '../../shared/page/useFocusInvalid.ts';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { deliveryAddressTexts as texts } from './deliveryAddressTexts.ts';

/** The back end fills these in from the company, or leaves them out. */
const optional: readonly AddressFieldName[] = [
  'companyName',
  'contactFirstName',
  'contactLastName',
  'phoneNumber',
];

/** The country is that of the main address, which decides about VAT and holidays. */
const omit: readonly AddressFieldName[] = ['contactGender', 'emailAddress', 'country'];

type Errors = Partial<Record<AddressFieldName | 'label', string>>;

function readForm(form: HTMLFormElement, country: Country): DeliveryAddressForm {
  const data = new FormData(form);
  const text = (name: AddressFieldName | 'label') => {
    const value = data.get(name);
    return typeof value === 'string' ? cleanText(value) : '';
  };
  return {
    label: text('label'),
    companyName: text('companyName'),
    firstName: text('contactFirstName'),
    lastName: text('contactLastName'),
    street: text('street'),
    houseNumber: text('number'),
    houseNumberSuffix: text('numberSuffix'),
    postalCode: formatPostcode(text('postalCode'), country),
    city: text('city'),
    country,
    phoneNumber: text('phoneNumber'),
  };
}

function errorsOf(address: DeliveryAddressForm): Errors {
  const input = {
    ...address,
    contactFirstName: address.firstName,
    contactLastName: address.lastName,
    number: address.houseNumber,
    numberSuffix: address.houseNumberSuffix,
  };
  const found = deliveryAddressErrors(input, [address.country]);
  return Object.fromEntries(found.map(({ field, text }) => [field, text]));
}

interface NewDeliveryAddressProps {
  country: Country;
}

export function NewDeliveryAddress({ country }: NewDeliveryAddressProps) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const [errors, setErrors] = useState<Errors>({});
  const form = useFocusInvalid(errors);
  const [messages, showMessage] = useFormMessage();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const address = readForm(event.currentTarget, country);
    const found = errorsOf(address);
    setErrors(found);
    if (Object.keys(found).length > 0) return showMessage({ tone: 'error', text: texts.incomplete });
    setBusy(true);
    showMessage(null);
    try {
      await (await loadApi()).addDeliveryAddress(address);
      await refresh('deliveryAddresses');
      showMessage({ tone: 'success', text: texts.added(address.label) });
      form.current?.reset();
    } catch (cause) {
      console.warn('The delivery address was not added', cause);
      showMessage({ tone: 'error', text: buyerMessage(cause) || texts.notAdded });
    }
    setBusy(false);
  };

  return (
    <Card title={texts.newTitle} rail className="mt-8">
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <MessageList messages={messages} />
        <TextField
          name="label"
          label={texts.label}
          hint={texts.labelHint}
          error={errors.label}
          maxLength={maxAddressLabelLength}
          autoComplete="off"
        />
        <AddressFields
          legend={texts.legend}
          register={(name) => ({ name })}
          countries={[]}
          omit={omit}
          optional={optional}
          errors={errors}
        />
        <Button type="submit" tone="primary" loading={busy} className="justify-self-start">
          {texts.add}
        </Button>
      </form>
    </Card>
  );
}
