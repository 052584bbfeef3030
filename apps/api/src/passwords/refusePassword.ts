import { passwordsMatch } from '@magazijn/domain/validation';
import { Refusal } from '../http/Refusal.ts';
import { passwordProblem } from './passwordProblem.ts';

/**
 * Checks a new password that was typed twice (V10, V11).
 *
 * @throws Refusal 422 with a Dutch sentence.
 */
export function refusePassword({ first, second }: { readonly first: string; readonly second: string }): void {
  if (!passwordsMatch(first, second)) {
    throw new Refusal(422, 'Wachtwoorden komen niet overeen met elkaar');
  }
  const problem = passwordProblem(first);
  if (problem !== null) throw new Refusal(422, problem);
}
