export type { Country } from '../country.ts';
export { checkThisNumber, normaliseNumber } from './checkedNumber.ts';
export { cleanLines, cleanText } from './cleanText.ts';
export {
  type DeliveryAddressInput,
  deliveryAddressErrors,
  maxAddressLabelLength,
} from './deliveryAddressErrors.ts';
export { formatIban, hasIbanShape, ibanWarning } from './iban.ts';
export { emailMessages, isEmailAddress } from './isEmailAddress.ts';
export {
  type OpeningDay,
  type OpeningHours,
  openingHoursErrors,
  openingHoursWarnings,
  openingTimes,
  type WeekdayName,
  weekdayLabels,
  weekdayNames,
} from './openingHours.ts';
export {
  isPasswordLongEnough,
  maxPasswordLength,
  passwordMessages,
  passwordsMatch,
} from './password.ts';
export {
  allPaymentMethods,
  defaultPaymentMethod,
  type PaymentMethod,
  paymentMethodNames,
  paymentMethods,
} from './paymentMethods.ts';
export { formatPostcode, isPostcode, postcodeCountry } from './postcode.ts';
export type {
  Registration,
  RegistrationAddress,
  RegistrationAddressForm,
  RegistrationForm,
} from './Registration.ts';
export {
  addressErrors,
  generalErrors,
  hoursErrors,
  type RegistrationError,
  registrationErrors,
} from './registrationErrors.ts';
export { enterpriseNumber, plainVatNumber, vatNumberWarning } from './vatNumber.ts';
