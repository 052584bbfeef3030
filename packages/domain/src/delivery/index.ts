export type { Country } from '../country.ts';
export { type AmsterdamTime, amsterdamTime, deliveryTimestamp, isoDateOfTimestamp } from './amsterdamTime.ts';
export {
  addDays,
  type IsoDate,
  isWorkingDay,
  type PublicHoliday,
  publicHolidays,
  weekday,
} from './calendar.ts';
export { type DeliveryRequest, defaultCutOffHour, deliveryDates } from './deliveryDates.ts';
export { type DeliveryDateText, describeDeliveryDate, formatDate } from './formatDate.ts';
