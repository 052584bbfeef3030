import { isPasswordLongEnough, shortestPassword } from '@magazijn/domain/validation';
import { isCommonPassword } from './isCommonPassword.ts';

/** Why a new password will not do, as a Dutch sentence; null when it will (ruling "Forgotten password"). */
export function passwordProblem(password: string): string | null {
  if (!isPasswordLongEnough(password)) {
    return `Kies een wachtwoord van minstens ${shortestPassword} tekens.`;
  }
  return isCommonPassword(password)
    ? 'Dit wachtwoord wordt te vaak gebruikt en is makkelijk te raden. Kies een ander wachtwoord.'
    : null;
}
