import * as z from 'zod/mini';
import type { PasswordPair } from '../model/PasswordPair.ts';
import type { Registration } from '../model/Registration.ts';
import { tokenSchema } from '../schemas/session.ts';
import type { Transport } from '../transport/createTransport.ts';
import { passwordForm } from './passwordForm.ts';
import { registrationForm } from './registrationForm.ts';

/** Becoming a customer, and the password of one (C01, C11). Each changes something: call it by an explicit act. */
export function passwordCalls(send: Transport) {
  return {
    /**
     * Asks to become a customer. Refused: 412 with a Dutch sentence per wrong field in `reasons` (X02), or 429 with
     * `retryAfter`. An e-mail address that has an account already is answered like a new one, and told so by mail.
     */
    register: async (registration: Registration): Promise<void> => {
      await send({
        method: 'POST',
        path: '/account/register',
        body: registrationForm(registration),
        answer: z.unknown(),
      });
    },

    /** Asks for a link to choose a new password. Refused: 404 for an unknown address (X05), 429 with `retryAfter`. */
    requestPassword: async (username: string): Promise<void> => {
      await send({
        method: 'POST',
        path: '/password/request',
        body: new URLSearchParams({ username }),
        answer: z.unknown(),
      });
    },

    /**
     * Chooses a new password by the token of a mailed link; gives the bearer token, which logs in (C11).
     * Refused: 404 when the link was used or is too old, 422 with a Dutch sentence when the password will not do.
     */
    resetPassword: async (resetToken: string, pair: PasswordPair): Promise<string> =>
      (
        await send({
          method: 'POST',
          path: `/password/reset/${encodeURIComponent(resetToken)}`,
          body: passwordForm('password', pair),
          answer: tokenSchema,
          isLogin: true,
        })
      ).token,

    /**
     * Changes the password of who is logged in; every other session of theirs ends.
     * Refused: 422 with a Dutch sentence when the current one is wrong or the new one will not do, 429.
     */
    changePassword: async (current: string, pair: PasswordPair): Promise<void> => {
      const body = passwordForm('company_password', pair);
      body.set('current', current);
      await send({ method: 'POST', path: '/password/change', body, answer: z.unknown() });
    },
  };
}
