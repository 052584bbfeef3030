/** What has to be filled in at registration, step 1 (clause V02). */
export const requiredGeneralFields = [
  'companyName',
  'email',
  'password',
  'passwordRepeat',
  'iban',
  'paymentMethod',
] as const;

/** What has to be filled in of an address: all but the number's suffix (clause V05). */
export const requiredAddressFields = [
  'companyName',
  'contactGender',
  'contactFirstName',
  'contactLastName',
  'street',
  'number',
  'postalCode',
  'city',
  'country',
  'phoneNumber',
] as const;

/** What has to be filled in of an invoice address when it is shown: its e-mail address too (clause V05). */
export const requiredInvoiceAddressFields = [...requiredAddressFields, 'emailAddress'] as const;
