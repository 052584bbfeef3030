import { type WeekdayName, weekdayNames } from '@magazijn/domain/validation';
import type { FieldName } from './FieldError.ts';
import { registrationTexts } from './registrationTexts.ts';

const labels: Readonly<Record<string, string>> = {
  contactGender: 'Aanhef',
  contactFirstName: 'Voornaam',
  contactLastName: 'Achternaam',
  street: 'Straat',
  number: 'Huisnummer',
  numberSuffix: 'Toevoeging',
  postalCode: 'Postcode',
  city: 'Plaats',
  country: 'Land',
  phoneNumber: 'Telefoonnummer',
  // In the step it is a sentence.
  tos: 'Algemene voorwaarden',
};
const days: Readonly<Record<WeekdayName, string>> = {
  monday: 'Maandag',
  tuesday: 'Dinsdag',
  wednesday: 'Woensdag',
  thursday: 'Donderdag',
  friday: 'Vrijdag',
  saturday: 'Zaterdag',
  sunday: 'Zondag',
};

/** A field by its name on the screen; one of the invoice address says so, since the delivery address has it too. */
export function fieldLabel(field: FieldName): string {
  const [group, name] = field.split('.');
  const day = weekdayNames.find((each) => group === 'openingHours' && each === name);
  if (day) return days[day];
  const key = name === 'emailAddress' ? 'email' : (name ?? group ?? '');
  const general: unknown = Reflect.get(registrationTexts, key);
  const label = labels[key] ?? (typeof general === 'string' ? general : field);
  return group === 'invoiceAddress' ? `${label} (factuur)` : label;
}
