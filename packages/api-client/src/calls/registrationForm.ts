import { type IsoDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { type Registration, type RegistrationAddress, weekdayNames } from '@magazijn/domain/validation';
import { registrationResponseSchema } from '../schemas/account.ts';

const flag = (set: boolean): string => (set ? '1' : '0');

const addressFields = (address: RegistrationAddress) => ({
  company_name: address.companyName,
  contact_gender: address.contactGender,
  contact_first_name: address.contactFirstName,
  contact_last_name: address.contactLastName,
  street: address.street,
  number: address.number,
  number_suffix: address.numberSuffix,
  postal_code: address.postalCode,
  city: address.city,
  country: address.country,
  phone_number: address.phoneNumber,
});

/** Sets each as `register_company_type[path][name]`. */
function setFields(form: URLSearchParams, path: string, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    form.set(`register_company_type${path}[${name}]`, value);
  }
}

/** `register_company_type[…]`: the wire format of a registration. */
export function registrationForm(registration: Registration): URLSearchParams {
  const form = new URLSearchParams();
  setFields(form, '', {
    name: registration.companyName,
    iban: registration.iban,
    vat_code: registration.vatNumber,
    fiscal_code: registration.kvk,
    payment_method: registration.paymentMethod,
    tos: flag(registration.tos),
    newsletter: flag(registration.newsletter),
  });
  setFields(form, '[user]', { email: registration.email });
  setFields(form, '[user][plainPassword]', {
    first: registration.password,
    second: registration.passwordRepeat,
  });
  setFields(form, '[main_address]', addressFields(registration.mainAddress));
  if (registration.invoiceAddress) {
    const { emailAddress } = registration.invoiceAddress;
    setFields(form, '[invoice_address]', {
      ...addressFields(registration.invoiceAddress),
      email_address: emailAddress,
    });
  }
  for (const weekday of weekdayNames) {
    const { closed, startTime, endTime } = registration.openingHours[weekday];
    setFields(form, `[openingHours][${weekday}]`, closed ? { closed: '1' } : { startTime, endTime });
  }
  return form;
}

/** The maximum of a `Date`, in seconds since 1970. */
const lastSecond = 8.64e12;

/** The latest day of the answer to a registration; null when the back end does not return it. */
export function answerDateOf(response: unknown): IsoDate | null {
  const read = registrationResponseSchema.safeParse(response);
  const seconds = read.success ? read.data.answer_by : undefined;
  return seconds === undefined || Math.abs(seconds) > lastSecond ? null : isoDateOfTimestamp(seconds);
}
