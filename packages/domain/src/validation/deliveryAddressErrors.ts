import type { Country } from '../country.ts';
import { cleanText } from './cleanText.ts';
import type { RegistrationAddressForm } from './Registration.ts';
import { addressErrors } from './registrationErrors.ts';

export interface DeliveryAddressInput
  extends Omit<RegistrationAddressForm, 'contactGender' | 'emailAddress'> {
  readonly label: string;
}

export const maxAddressLabelLength = 60;

/** Optional: without them the company's own name is used, and no contact. */
const optional: readonly (keyof DeliveryAddressInput)[] = [
  'companyName',
  'contactFirstName',
  'contactLastName',
  'phoneNumber',
];

const labelErrors = (label: string): readonly string[] => {
  if (cleanText(label) === '') return ['Geef het adres een naam.'];
  return label.length > maxAddressLabelLength
    ? [`Gebruik voor de naam van het adres ten hoogste ${maxAddressLabelLength} tekens.`]
    : [];
};

/** The errors of a further delivery address, in the order of the form, with a Dutch instruction each. */
export function deliveryAddressErrors(
  input: DeliveryAddressInput,
  deliveryCountries: readonly Country[],
): readonly { readonly field: keyof DeliveryAddressInput; readonly text: string }[] {
  const mainAddress = { ...input, contactGender: '1', emailAddress: '' };
  const found = addressErrors({ mainAddress, invoiceAddress: null }, 'shaped', deliveryCountries);
  return [
    ...labelErrors(input.label).map((text) => ({ field: 'label' as const, text })),
    ...found.flatMap(({ field, text }) => {
      const name = (Object.keys(input) as (keyof DeliveryAddressInput)[]).find(
        (each) => field === `mainAddress.${each}`,
      );
      if (name === undefined) return [];
      return optional.includes(name) && cleanText(input[name]) === '' ? [] : [{ field: name, text }];
    }),
  ];
}
