import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { useLabels } from '#useLabels';
import { addressFieldsLabels } from '../../../labels/addressFieldsLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { RadioGroup } from '../../primitives/field/RadioGroup.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { TextField, type TextFieldProps } from '../../primitives/field/TextField.tsx';
import type { AddressControlBinding, AddressFieldName, AddressFieldTexts } from './AddressField.ts';
import { addressAutocomplete } from './addressAutocomplete.ts';

export interface AddressFieldsProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The name of the address: 'Bezorgadres'. */
  legend: ReactNode;
  /** Returns the props that bind a field to a form, such as those of `register` of react-hook-form. */
  register: (name: AddressFieldName) => AddressControlBinding;
  /** Code and name of each country: `{ value: 'NL', label: 'Nederland' }`. */
  countries: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** Errors, by the name of the field. */
  errors?: AddressFieldTexts | undefined;
  /** Hints, by the name of the field. */
  hints?: AddressFieldTexts | undefined;
  /** Warnings, by the name of the field; they do not make a field invalid. */
  warnings?: AddressFieldTexts | undefined;
  /** Fields to omit: `['companyName', 'emailAddress']`. */
  omit?: readonly AddressFieldName[] | undefined;
  /** Fields that may stay empty, besides the suffix: `['phoneNumber']`. */
  optional?: readonly AddressFieldName[] | undefined;
  /** The address that autofill offers. */
  purpose?: 'shipping' | 'billing' | undefined;
  /** Prefix of the ids: a field has the id `{id}-{name}`, which an error summary can link to. */
  id?: string | undefined;
  labels?: (PartLabels<'addressFields'> & PartLabels<'field'>) | undefined;
}

/** Columns of a field, out of six, if it does not fill the row; the first class is for narrow containers. */
const spans: Partial<Record<AddressFieldName, string>> = {
  contactFirstName: 'col-span-6 @lg:col-span-3',
  contactLastName: 'col-span-6 @lg:col-span-3',
  street: 'col-span-6 @lg:col-span-2',
  // In a narrow form the label of the next field may have two lines.
  number: 'col-span-3 self-end @max-[16rem]:col-span-full @lg:col-span-2 @lg:self-auto',
  numberSuffix: 'col-span-3 @max-[16rem]:col-span-full @lg:col-span-2',
  postalCode: 'col-span-3 @max-[16rem]:col-span-full @lg:col-span-2',
  city: 'col-span-3 @max-[16rem]:col-span-full @lg:col-span-4',
  country: 'col-span-6 @lg:col-span-3',
  phoneNumber: 'col-span-6 @lg:col-span-3',
};

/** The native fields of an address, for any form library. Renders a `<fieldset>` with its legend as a heading. */
export function AddressFields({
  legend,
  register,
  countries,
  errors = {},
  hints = {},
  warnings = {},
  omit = [],
  optional = [],
  purpose = 'shipping',
  id,
  labels,
  className,
  ...props
}: AddressFieldsProps) {
  const text = useLabels('addressFields', addressFieldsLabels, labels);
  const ownId = useId();
  const groupId = id ?? ownId;
  const common = (name: AddressFieldName) => ({
    id: `${groupId}-${name}`,
    label: text[name],
    labels,
    error: errors[name],
    hint: hints[name],
    warning: warnings[name],
    autoComplete: `${purpose} ${addressAutocomplete[name]}`,
    ...(optional.includes(name) && { required: false, showOptional: true }),
    ...register(name),
  });
  // HTML has no `autocomplete` for radio buttons.
  const { autoComplete: _, ...salutation } = common('contactGender');
  const line = (name: AddressFieldName, more: Partial<TextFieldProps> = {}) =>
    !omit.includes(name) && (
      <div className={spans[name] ?? 'col-span-6'}>
        <TextField {...common(name)} {...more} />
      </div>
    );
  return (
    <fieldset
      {...props}
      id={groupId}
      data-slot="address-fields"
      className={cx('@container grid min-w-0 grid-cols-6 gap-4', className)}
    >
      <legend className="pb-4 text-22 type-heading">{legend}</legend>
      {line('companyName')}
      {!omit.includes('contactGender') && (
        <div className="col-span-6">
          <RadioGroup
            {...salutation}
            layout="row"
            options={[
              { value: '1', label: text.mr },
              { value: '0', label: text.ms },
            ]}
          />
        </div>
      )}
      {line('contactFirstName')}
      {line('contactLastName')}
      {line('street')}
      {line('number')}
      {line('numberSuffix', { required: false, showOptional: true })}
      {line('postalCode', { autoCapitalize: 'characters', spellCheck: false })}
      {line('city')}
      {!omit.includes('country') && (
        <div className={spans.country}>
          <SelectField {...common('country')} options={countries} />
        </div>
      )}
      {line('phoneNumber', { type: 'tel' })}
      {line('emailAddress', { type: 'email', autoCapitalize: 'none', spellCheck: false })}
    </fieldset>
  );
}
