import { cleanText, emailMessages, isEmailAddress } from '../validation/index.ts';
import type { Role } from './roles.ts';

export const maxPersonNameLength = 80;

/** The most people and open invitations of a company together. */
export const maxPeople = 200;

export const invitationDays = 7;

export const lastAdministratorMessage =
  'Er moet minstens één beheerder blijven. Maak eerst iemand anders beheerder.';

/** `role`: the person's new role; null when the person's access ends. */
export function leavesNoAdministrator(
  people: readonly { readonly id: number; readonly role: Role }[],
  id: number,
  role: Role | null,
): boolean {
  const isAdministrator = (person: { readonly role: Role }) => person.role === 'administrator';
  return (
    role !== 'administrator' &&
    people.some((person) => person.id === id && isAdministrator(person)) &&
    !people.some((person) => person.id !== id && isAdministrator(person))
  );
}

/** The problem with a person's name, as a Dutch sentence; null when it is valid. */
export function nameProblem(typed: string): string | null {
  const name = cleanText(typed);
  if (name === '') return 'Vul een naam in.';
  return name.length > maxPersonNameLength
    ? `Gebruik voor de naam hoogstens ${maxPersonNameLength} tekens.`
    : null;
}

/** The problem with an invited e-mail address, as a Dutch sentence; null when it is valid. */
export function invitedEmailProblem(typed: string): string | null {
  const email = cleanText(typed);
  if (email === '') return 'Vul een e-mailadres in.';
  return isEmailAddress(email) ? null : emailMessages.shape;
}
