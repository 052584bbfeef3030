import { buildRegistration } from '@magazijn/domain/testing';
import { emptyRegistration, type RegistrationValues } from '../RegistrationValues.ts';

const registration = buildRegistration();

export const filledRegistration: RegistrationValues = {
  ...emptyRegistration,
  ...registration,
  mainAddress: { ...registration.mainAddress, emailAddress: '' },
  invoiceAddress: emptyRegistration.invoiceAddress,
};
