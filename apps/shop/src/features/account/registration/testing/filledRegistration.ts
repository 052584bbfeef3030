import { buildRegistration } from '@magazijn/domain/testing';
import { emptyRegistration, type RegistrationValues } from '../RegistrationValues.ts';

const registration = buildRegistration();

/** A form in which nothing is wrong. */
export const filledRegistration: RegistrationValues = {
  ...emptyRegistration,
  ...registration,
  mainAddress: { ...registration.mainAddress, emailAddress: '' },
  invoiceAddress: emptyRegistration.invoiceAddress,
};
