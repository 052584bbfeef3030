import type { IsoDate } from '@magazijn/domain/delivery';
import type { Registration } from '@magazijn/domain/validation';
import * as z from 'zod/mini';
import { tokenSchema } from '../schemas/session.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';
import type { HasCapability } from './capabilityCalls.ts';

export interface PasswordPair {
  readonly password: string;
  readonly passwordRepeat: string;
}

const resetPath = (resetToken: string) => `/password/reset/${encodeURIComponent(resetToken)}`;

/** Registration and passwords. All but `resetLinkWorks` change data: call them only on a user action. */
export function passwordCalls(send: Transport, has: HasCapability) {
  return {
    /**
     * Requests to become a customer; returns the latest day of the answer. 412 with a Dutch sentence per field in
     * `reasons`, 429. An existing account is not disclosed: its owner gets a mail.
     */
    register: async (registration: Registration): Promise<{ readonly answerDate: IsoDate | null }> => {
      // Loaded on demand: most users never register.
      const { answerDateOf, registrationForm } = await import('./registrationForm.ts');
      const response = await send({
        method: 'POST',
        path: '/account/register',
        body: registrationForm(registration),
        responseSchema: z.unknown(),
      });
      return { answerDate: answerDateOf(response) };
    },

    /** Requests a password reset link. Refused: 404 for an unknown address, 429 with `retryAfter`. */
    requestPassword: async (username: string): Promise<void> => {
      await send({
        method: 'POST',
        path: '/password/request',
        body: new URLSearchParams({ username }),
        responseSchema: z.unknown(),
      });
    },

    /**
     * Whether a mailed token can still set a password; true without `reset-links`, as only `resetPassword` shows it.
     */
    resetLinkWorks: async (resetToken: string): Promise<boolean> => {
      if (!(await has('reset-links'))) return true;
      return (await orNull(send({ path: resetPath(resetToken), responseSchema: z.unknown() }))) !== null;
    },

    /** Sets a new password by a mailed token; returns an access token. 404 when it is used or expired, 422 in Dutch. */
    resetPassword: async (resetToken: string, pair: PasswordPair): Promise<string> =>
      (
        await send({
          method: 'POST',
          path: resetPath(resetToken),
          body: passwordForm('password', pair),
          responseSchema: tokenSchema,
        })
      ).token,

    /** Changes the password; all other sessions of the user end. 422 with a Dutch sentence, 429. */
    changePassword: async (current: string, pair: PasswordPair): Promise<void> => {
      const body = passwordForm('company_password', pair);
      body.set('current', current);
      await send({ method: 'POST', path: '/password/change', body, responseSchema: z.unknown() });
    },
  };
}

/** `{group}[plainPassword][first]` and `[second]`: the wire format of a new password. */
export function passwordForm(group: 'password' | 'company_password', pair: PasswordPair): URLSearchParams {
  return new URLSearchParams({
    [`${group}[plainPassword][first]`]: pair.password,
    [`${group}[plainPassword][second]`]: pair.passwordRepeat,
  });
}
