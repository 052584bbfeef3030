import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';

export type AddressFieldName =
  | 'companyName'
  | 'contactGender'
  | 'contactFirstName'
  | 'contactLastName'
  | 'street'
  | 'number'
  | 'numberSuffix'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'phoneNumber'
  | 'emailAddress';

type AddressControl = HTMLInputElement | HTMLSelectElement;

/** Binds a native control to a form: the result of `register` of react-hook-form, or plain React props. */
export interface AddressControlBinding {
  name?: string | undefined;
  ref?: ((control: AddressControl | null) => void) | undefined;
  onChange?: ChangeEventHandler<AddressControl> | undefined;
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
  defaultValue?: string | undefined;
  disabled?: boolean | undefined;
}

export type AddressFieldTexts = Partial<Record<AddressFieldName, ReactNode>>;
