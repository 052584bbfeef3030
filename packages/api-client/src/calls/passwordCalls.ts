import type { IsoDate } from '@magazijn/domain/delivery';
import type { Registration } from '@magazijn/domain/validation';
import * as z from 'zod/mini';
import { tokenSchema } from '../schemas/account.ts';
import type { Transport } from '../transport/createTransport.ts';

/** A new password, typed twice. */
export interface PasswordPair {
  readonly password: string;
  readonly passwordRepeat: string;
}

/** Becoming a customer, and the password of one. Each changes something: call it by an explicit act. */
export function passwordCalls(send: Transport) {
  return {
    /**
     * Asks to become a customer. Refused: 412 with a Dutch sentence per wrong field in `reasons`, or 429 with
     * `retryAfter`. An e-mail address that has an account already is answered like a new one, and told so by mail.
     *
     * @returns the day on which the answer comes at the latest; null when the back end does not tell it.
     */
    register: async (registration: Registration): Promise<{ readonly answerDate: IsoDate | null }> => {
      // Most who use this client never register: what the form needs comes when somebody does.
      const { answerDateOf, registrationForm } = await import('./registrationForm.ts');
      const response = await send({
        method: 'POST',
        path: '/account/register',
        body: registrationForm(registration),
        responseSchema: z.unknown(),
      });
      return { answerDate: answerDateOf(response) };
    },

    /** Asks for a link to choose a new password. Refused: 404 for an unknown address, 429 with `retryAfter`. */
    requestPassword: async (username: string): Promise<void> => {
      await send({
        method: 'POST',
        path: '/password/request',
        body: new URLSearchParams({ username }),
        responseSchema: z.unknown(),
      });
    },

    /**
     * Chooses a new password by the token of a mailed link; gives the bearer token, which logs in.
     * Refused: 404 when the link was used or is too old, 422 with a Dutch sentence when the password will not do.
     */
    resetPassword: async (resetToken: string, pair: PasswordPair): Promise<string> =>
      (
        await send({
          method: 'POST',
          path: `/password/reset/${encodeURIComponent(resetToken)}`,
          body: passwordForm('password', pair),
          responseSchema: tokenSchema,
        })
      ).token,

    /**
     * Changes the password of who is logged in; every other session of theirs ends.
     * Refused: 422 with a Dutch sentence when the current one is wrong or the new one will not do, 429.
     */
    changePassword: async (current: string, pair: PasswordPair): Promise<void> => {
      const body = passwordForm('company_password', pair);
      body.set('current', current);
      await send({ method: 'POST', path: '/password/change', body, responseSchema: z.unknown() });
    },
  };
}

/** `{group}[plainPassword][first]` and `[second]`: a new password as the wire wants it. */
export function passwordForm(group: 'password' | 'company_password', pair: PasswordPair): URLSearchParams {
  return new URLSearchParams({
    [`${group}[plainPassword][first]`]: pair.password,
    [`${group}[plainPassword][second]`]: pair.passwordRepeat,
  });
}
