export type { Country } from '../country/Country.ts';
export { checkThisNumber } from './checkThisNumber.ts';
export { cleanText } from './cleanText.ts';
export { formatIban } from './formatIban.ts';
export { formatPostcode } from './formatPostcode.ts';
export { formatVatNumber } from './formatVatNumber.ts';
export { ibanWarning } from './ibanWarning.ts';
export { invalidOpeningDays } from './invalidOpeningDays.ts';
export { isEmailAddress } from './isEmailAddress.ts';
export { isIban } from './isIban.ts';
export { isOpeningDay } from './isOpeningDay.ts';
export { isPasswordLongEnough, shortestPassword } from './isPasswordLongEnough.ts';
export { isPostcode } from './isPostcode.ts';
export { isVatNumber } from './isVatNumber.ts';
export { missingFields } from './missingFields.ts';
export { normaliseNumber } from './normaliseNumber.ts';
export { type OpeningDay, type WeekdayName, weekdayNames } from './openingDays.ts';
export { openingTimes } from './openingTimes.ts';
export { passwordsMatch } from './passwordsMatch.ts';
export { defaultPaymentMethod, type PaymentMethod, paymentMethods } from './paymentMethods.ts';
export { postcodeCountry } from './postcodeCountry.ts';
export {
  requiredAddressFields,
  requiredGeneralFields,
  requiredInvoiceAddressFields,
} from './requiredFields.ts';
export { vatNumberWarning } from './vatNumberWarning.ts';
