export { allCountries, type Country, deliveryArea } from '../country.ts';
export {
  type AmsterdamTime,
  amsterdamMoment,
  amsterdamTime,
  deliveryTimestamp,
  isoDateOfTimestamp,
} from './amsterdamTime.ts';
export { addDays, type IsoDate, isIsoDate, weekday } from './calendar.ts';
export {
  changeDeadline,
  cutOffDate,
  type DeliveryRequest,
  defaultCutOffHour,
  deliveryDates,
  maxDriverNoteLength,
  nextCutOff,
} from './deliveryDates.ts';
export {
  type DeliveryDateText,
  describeDeliveryDate,
  formatDate,
  formatShortDate,
  weekdayName,
} from './formatDate.ts';
export {
  deliveryHolidays,
  isDeliveryDay,
  isHandlingDay,
  type PublicHoliday,
  publicHolidays,
} from './publicHolidays.ts';
export { registrationAnswerDate } from './registrationAnswerDate.ts';
