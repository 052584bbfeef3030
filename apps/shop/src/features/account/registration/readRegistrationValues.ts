import { allPaymentMethods, openingTimes, weekdayNames } from '@magazijn/domain/validation';
import { type AddressValues, emptyRegistration, type RegistrationValues } from './RegistrationValues.ts';

type Found = Readonly<Record<string, unknown>>;

/** Reads the form from stored or submitted data; invalid parts become defaults. */
export function readRegistrationValues(kept: unknown): RegistrationValues {
  const found = recordOf(kept);
  const hours = recordOf(found.openingHours);
  const days = weekdayNames.map((day) => {
    const { closed, startTime, endTime } = recordOf(hours[day]);
    return [
      day,
      { closed: closed === true, startTime: timeOf(startTime), endTime: timeOf(endTime) },
    ] as const;
  });
  return {
    ...textsOf(emptyRegistration, found),
    paymentMethod: oneOf(allPaymentMethods, found.paymentMethod),
    mainAddress: addressOf(found.mainAddress),
    invoiceSame: found.invoiceSame !== false,
    invoiceAddress: addressOf(found.invoiceAddress),
    // One day for each name.
    openingHours: Object.fromEntries(days) as RegistrationValues['openingHours'],
    tos: found.tos === true,
    newsletter: found.newsletter === true,
  };
}

function addressOf(kept: unknown): AddressValues {
  const found = recordOf(kept);
  return {
    ...textsOf(emptyRegistration.mainAddress, found),
    contactGender: oneOf([null, '0', '1'], found.contactGender),
    country: oneOf(['NL', 'BE'], found.country),
  };
}

/** The texts of `empty`, replaced by the stored ones. */
function textsOf<Values extends object>(empty: Values, found: Found): Values {
  const texts = Object.entries(empty).flatMap(([name, value]) =>
    typeof value === 'string' && typeof found[name] === 'string' ? [[name, found[name]] as const] : [],
  );
  return { ...empty, ...Object.fromEntries(texts) };
}

/** The value if it is one of these; otherwise the first. */
const oneOf = <const Value extends string | null>(
  values: readonly [Value, ...Value[]],
  found: unknown,
): Value => values.find((value) => value === found) ?? values[0];

const timeOf = (found: unknown): string => openingTimes.find((time) => time === found) ?? '';

const recordOf = (found: unknown): Found => (typeof found === 'object' && found !== null ? { ...found } : {});
