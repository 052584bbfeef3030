import {
  invalidOpeningDays,
  isEmailAddress,
  isIban,
  isVatNumber,
  missingFields,
  passwordsMatch,
  paymentMethods,
  requiredGeneralFields,
  type WeekdayName,
} from '@magazijn/domain/validation';
import { passwordProblem } from '../passwords/passwordProblem.ts';
import { addressProblems } from './addressProblems.ts';
import type { RegistrationRequest } from './RegistrationRequest.ts';

const missingTexts: Readonly<Record<(typeof requiredGeneralFields)[number], string>> = {
  companyName: 'Vul de bedrijfsnaam in.',
  email: 'Vul je e-mailadres in.',
  password: 'Kies een wachtwoord.',
  passwordRepeat: 'Herhaal het wachtwoord.',
  iban: 'Vul het IBAN in.',
  paymentMethod: 'Kies hoe je wilt betalen.',
};

const weekdays: Readonly<Record<WeekdayName, string>> = {
  monday: 'maandag',
  tuesday: 'dinsdag',
  wednesday: 'woensdag',
  thursday: 'donderdag',
  friday: 'vrijdag',
  saturday: 'zaterdag',
  sunday: 'zondag',
};

function passwordProblems({ password, passwordRepeat }: RegistrationRequest): string[] {
  if (password === '' || passwordRepeat === '') return [];
  const problem = passwordProblem(password);
  return [
    ...(passwordsMatch(password, passwordRepeat) ? [] : ['De wachtwoorden komen niet overeen']),
    ...(problem === null ? [] : [problem]),
  ];
}

function paymentProblems({ paymentMethod, mainAddress }: RegistrationRequest): string[] {
  const offered: readonly string[] = paymentMethods(mainAddress.country === 'BE' ? 'BE' : 'NL');
  if (paymentMethod === '' || offered.includes(paymentMethod)) return [];
  return [
    paymentMethod === 'debit'
      ? 'Automatische incasso kan alleen met een bezorgadres in Nederland. Kies hoe je wilt betalen.'
      : 'Kies hoe je wilt betalen: iDEAL, op rekening of automatische incasso.',
  ];
}

/** All that is wrong with a registration (section 5, V02-V06), a Dutch sentence for each; none when nothing is. */
export function registrationProblems(registration: RegistrationRequest): string[] {
  const { email, iban, vatNumber, mainAddress, invoiceAddress, openingHours, tos } = registration;
  return [
    ...missingFields(registration, requiredGeneralFields).map((field) => missingTexts[field]),
    ...(email === '' || isEmailAddress(email) ? [] : ['Vul een geldig e-mailadres in.']),
    ...passwordProblems(registration),
    ...(iban === '' || isIban(iban) ? [] : ['Vul een geldig IBAN in: twee letters en 14 tot 16 tekens.']),
    ...(isVatNumber(vatNumber) ? [] : ['Vul een geldig btw-nummer in: het heeft 12 tot 14 tekens.']),
    ...paymentProblems(registration),
    ...addressProblems('main', mainAddress),
    ...(invoiceAddress ? addressProblems('invoice', invoiceAddress) : []),
    ...invalidOpeningDays(openingHours).map(
      (day) => `Vul de openingstijden van ${weekdays[day]} in, of kies gesloten.`,
    ),
    ...(tos ? [] : ['Ga akkoord met de algemene voorwaarden.']),
  ];
}
