import type { IsoDate } from './calendar.ts';
import { cutOffDate } from './deliveryDates.ts';

/** The hour in Amsterdam before which a registration is answered on the same working day. */
const registrationCutOffHour = 14;

/**
 * The day on which the answer to a registration comes: the same working day when it was received before 14:00 in
 * Amsterdam, otherwise the next one (specification, section 1). Dutch public holidays are no working days.
 *
 * @example Friday 13:59 → that Friday; Friday 14:00, Saturday or Sunday → Monday
 */
export const registrationAnswerDate = (received: Date): IsoDate =>
  cutOffDate(received, registrationCutOffHour);
