import { cleanText, formatPostcode } from '@magazijn/domain/validation';
import { type AddressFieldName, AddressFields } from '@magazijn/ui';
import { useFormState } from 'react-hook-form';
import { messagesIn } from './messagesIn.ts';
import { registrationTexts } from './registrationTexts.ts';
import type { StepProps } from './StepProps.ts';

interface FormAddressProps extends Pick<StepProps, 'form'> {
  name: 'mainAddress' | 'invoiceAddress';
  legend: string;
  /** Told when another country was chosen. */
  onCountry?: () => void;
}

/** One address of the form (V05): its postcode is written as its country's post does, and follows the country. */
export function FormAddress({ form, name, legend, onCountry }: FormAddressProps) {
  const { errors, touchedFields } = useFormState({ control: form.control });
  const { register, setValue, getValues, trigger } = form;

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
      countries={registrationTexts.countries}
      purpose={name === 'mainAddress' ? 'shipping' : 'billing'}
      without={name === 'mainAddress' ? ['emailAddress'] : []}
      errors={messagesIn(errors[name])}
    />
  );
}
