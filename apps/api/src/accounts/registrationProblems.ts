import { registrationErrors } from '@magazijn/domain/validation';
import { passwordProblem } from '../passwords/passwordProblem.ts';
import type { RegistrationRequest } from './RegistrationRequest.ts';

/** Where a field stands that has a name which other fields have too. */
const places: Readonly<Record<string, string>> = {
  mainAddress: 'Bezorgadres',
  invoiceAddress: 'Factuuradres',
  monday: 'Maandag',
  tuesday: 'Dinsdag',
  wednesday: 'Woensdag',
  thursday: 'Donderdag',
  friday: 'Vrijdag',
  saturday: 'Zaterdag',
  sunday: 'Zondag',
};

/** 'Vul de straat in.' of the delivery address is 'Bezorgadres: vul de straat in.' in a list without fields. */
function inList(field: string, text: string): string {
  const [group = '', name = ''] = field.split('.');
  const place = places[group] ?? places[name];
  return place === undefined ? text : `${place}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** All that is wrong with a registration, a Dutch sentence for each; none when nothing is. */
export function registrationProblems(registration: RegistrationRequest): string[] {
  const errors = registrationErrors(registration);
  // What only a server knows: which passwords are common.
  const password = errors.some(({ field }) => field === 'password')
    ? null
    : passwordProblem(registration.password, registration);
  return [...errors.map(({ field, text }) => inList(field, text)), ...(password === null ? [] : [password])];
}
