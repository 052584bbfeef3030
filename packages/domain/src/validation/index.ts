export type { Country } from '../country/Country.ts';
export { checkThisNumber } from './checkThisNumber.ts';
export { cleanText } from './cleanText.ts';
export { formatIban } from './formatIban.ts';
export { formatPostcode } from './formatPostcode.ts';
export { formatVatNumber } from './formatVatNumber.ts';
export { ibanWarning } from './ibanWarning.ts';
export { isEmailAddress } from './isEmailAddress.ts';
export { isIban } from './isIban.ts';
export { isPasswordLongEnough, shortestPassword } from './isPasswordLongEnough.ts';
export { isPostcode } from './isPostcode.ts';
export { isVatNumber } from './isVatNumber.ts';
export { normaliseNumber } from './normaliseNumber.ts';
export {
  type OpeningDay,
  type OpeningHours,
  openingHoursErrors,
  openingTimes,
  type WeekdayName,
  weekdayNames,
} from './openingHours.ts';
export { passwordsMatch } from './passwordsMatch.ts';
export { defaultPaymentMethod, type PaymentMethod, paymentMethods } from './paymentMethods.ts';
export { postcodeCountry } from './postcodeCountry.ts';
export {
  addressErrors,
  generalErrors,
  hoursErrors,
  type RegistrationError,
  type RegistrationForm,
  registrationErrors,
} from './registrationErrors.ts';
export { vatNumberWarning } from './vatNumberWarning.ts';
