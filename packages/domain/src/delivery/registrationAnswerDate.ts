import type { IsoDate } from './calendar.ts';
import { cutOffDate } from './deliveryDates.ts';

const registrationCutOffHour = 14;

/**
 * The same working day before 14:00 in Amsterdam, otherwise the next one (specification, section 1).
 *
 * @example Friday 13:59 → that Friday; Friday 14:00, Saturday or Sunday → Monday
 */
export const registrationAnswerDate = (received: Date): IsoDate =>
  cutOffDate(received, registrationCutOffHour);
