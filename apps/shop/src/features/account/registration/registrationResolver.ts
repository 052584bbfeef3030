import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { allPaymentMethods, openingTimes, weekdayNames } from '@magazijn/domain/validation';
import * as z from 'zod/mini';
import { stepErrors, steps } from './steps.ts';

const time = z.enum(['', ...openingTimes]);
const address = z.object({
  companyName: z.string(),
  contactGender: z.nullable(z.enum(['0', '1'])),
  contactFirstName: z.string(),
  contactLastName: z.string(),
  street: z.string(),
  number: z.string(),
  numberSuffix: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.enum(['NL', 'BE']),
  phoneNumber: z.string(),
  emailAddress: z.string(),
});

const registrationShape = z.object({
  companyName: z.string(),
  email: z.string(),
  password: z.string(),
  passwordRepeat: z.string(),
  iban: z.string(),
  vatNumber: z.string(),
  kvk: z.string(),
  paymentMethod: z.nullable(z.enum(allPaymentMethods)),
  mainAddress: address,
  invoiceSame: z.boolean(),
  invoiceAddress: address,
  openingHours: z.record(
    z.enum(weekdayNames),
    z.object({ closed: z.boolean(), startTime: time, endTime: time }),
  ),
  tos: z.boolean(),
  newsletter: z.boolean(),
});

/** The form with its rules, for react-hook-form: each error has the path of its field. */
export const registrationSchema = registrationShape.check(({ value, issues }) => {
  for (const { field, text: message } of steps.flatMap((step) => stepErrors(value, step))) {
    issues.push({ code: 'custom', input: value, path: field.split('.'), message });
  }
});

export const registrationResolver = standardSchemaResolver(registrationSchema);
