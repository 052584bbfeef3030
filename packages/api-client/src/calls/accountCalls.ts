import * as z from 'zod/mini';
import type { SwitchableCompany } from '../model/Company.ts';
import { isSet } from '../model/fromWire.ts';
import { extraValuesSchema, switchableCompaniesSchema, tokenSchema } from '../schemas/session.ts';
import type { ApiOptions } from '../transport/ApiOptions.ts';
import type { Transport } from '../transport/createTransport.ts';

export function accountCalls(send: Transport, options: ApiOptions) {
  return {
    /** Returns the access token. Refused: 401 with the back end's message, or 429 with `retryAfter`. */
    logIn: async (username: string, password: string): Promise<string> =>
      (
        await send({
          method: 'POST',
          path: '/login',
          body: new URLSearchParams({ username, password }),
          responseSchema: tokenSchema,
        })
      ).token,

    /** Ends the session on the server. Callers log out locally even if it fails. */
    logOut: async (token: string): Promise<void> => {
      await send({
        method: 'POST',
        path: '/logout',
        token,
        responseSchema: z.unknown(),
        silent: true,
      });
    },

    groceryPartnerEnabled: async (): Promise<boolean> =>
      isSet(
        (await send({ path: '/account/extra_values', responseSchema: extraValuesSchema })).telesuper_enabled,
      ),

    /** The companies that the user can switch to; empty for a single account. */
    switchableCompanies: async (): Promise<readonly SwitchableCompany[]> =>
      (await send({ path: '/account/kdv', responseSchema: switchableCompaniesSchema })).companies.map(
        (company) => ({
          userId: company.fk_user_id,
          customerNumber: String(company.customer_number),
          name: company.name,
          city: company.city ?? '',
        }),
      ),

    /** Returns the other company's token. Changes the session: call it only on a user action. */
    switchTo: (userId: number): Promise<string> => {
      const previous = options.previousToken?.() ?? undefined;
      return send({
        path: `/account/switch/${userId}`,
        responseSchema: z.string(),
        ...(previous && options.previousTokenInQuery ? { secretQuery: { previous_token: previous } } : {}),
        ...(previous && !options.previousTokenInQuery ? { headers: { 'x-previous-token': previous } } : {}),
      });
    },
  };
}
