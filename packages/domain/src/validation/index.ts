export type { Country } from '../country.ts';
export { checkThisNumber, normaliseNumber } from './checkedNumber.ts';
export { cleanText } from './cleanText.ts';
export { formatIban, ibanWarning, isIban } from './iban.ts';
export { isEmailAddress } from './isEmailAddress.ts';
export {
  type OpeningDay,
  type OpeningHours,
  openingHoursErrors,
  openingTimes,
  type WeekdayName,
  weekdayNames,
} from './openingHours.ts';
export { isPasswordLongEnough, passwordsMatch, shortestPassword } from './password.ts';
export { defaultPaymentMethod, type PaymentMethod, paymentMethods } from './paymentMethods.ts';
export { formatPostcode, isPostcode, postcodeCountry } from './postcode.ts';
export {
  addressErrors,
  generalErrors,
  hoursErrors,
  type RegistrationError,
  type RegistrationForm,
  registrationErrors,
} from './registrationErrors.ts';
export { formatVatNumber, isVatNumber, vatNumberWarning } from './vatNumber.ts';
