import * as z from 'zod/mini';
import { type Company, type SwitchableCompany, toCompany } from '../model/Company.ts';
import { isSet } from '../model/fromWire.ts';
import type { LoginSession } from '../model/Session.ts';
import {
  companySchema,
  extraValuesSchema,
  sessionListSchema,
  switchableCompaniesSchema,
  tokenSchema,
} from '../schemas/account.ts';
import type { ApiOptions } from '../transport/ApiOptions.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** The session and the company behind it. */
export function accountCalls(send: Transport, options: ApiOptions) {
  return {
    /** Gives the bearer token. Refused: 401 with the back end's message, or 429 with `retryAfter`. */
    logIn: async (username: string, password: string): Promise<string> =>
      (
        await send({
          method: 'POST',
          path: '/login',
          body: new URLSearchParams({ username, password }),
          responseSchema: tokenSchema,
        })
      ).token,

    /** Ends the session on the server. Its failure never keeps anyone logged in here. */
    logOut: async (token: string): Promise<void> => {
      await send({
        method: 'POST',
        path: '/logout',
        token,
        responseSchema: z.unknown(),
        silent: true,
      });
    },

    /** Where one is logged in, the last used first; null when the back end does not tell. */
    listSessions: async (): Promise<readonly LoginSession[] | null> => {
      const wire = await orNull(send({ path: '/account/sessions', responseSchema: sessionListSchema }));
      return (
        wire?.sessions.map(({ created, last_used, ...session }) => ({
          ...session,
          createdAt: created,
          lastUsedAt: last_used,
        })) ?? null
      );
    },

    /** Ends one of one's own logins, and all that it switched to. Refused: 404 when it is over already. */
    endSession: async (id: string): Promise<void> => {
      const path = `/account/sessions/${encodeURIComponent(id)}`;
      await send({ method: 'DELETE', path, responseSchema: z.unknown() });
    },

    /** Ends every session of one's own but this one and the login behind it. */
    endOtherSessions: async (): Promise<void> => {
      await send({ method: 'DELETE', path: '/account/sessions', responseSchema: z.unknown() });
    },

    /** The company that is logged in: names, addresses, its way to pay. */
    profile: async (): Promise<Company> =>
      toCompany(await send({ path: '/account/profile', responseSchema: companySchema })),

    /** Whether the grocery partner shows for this account. */
    groceryPartnerEnabled: async (): Promise<boolean> =>
      isSet(
        (await send({ path: '/account/extra_values', responseSchema: extraValuesSchema })).telesuper_enabled,
      ),

    /** The companies that `switchTo` leads to; none for an account without others. */
    switchableCompanies: async (): Promise<readonly SwitchableCompany[]> =>
      (await send({ path: '/account/kdv', responseSchema: switchableCompaniesSchema })).companies.map(
        (company) => ({
          userId: company.fk_user_id,
          customerNumber: String(company.customer_number),
          name: company.name,
          city: company.city ?? '',
        }),
      ),

    /** Gives the other company's token. Changes the session: call it once, by an explicit act. */
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
