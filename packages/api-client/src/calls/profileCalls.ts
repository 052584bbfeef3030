import * as z from 'zod/mini';
import { type Company, toCompany } from '../model/Company.ts';
import type { LoginSession } from '../model/Session.ts';
import { companySchema } from '../schemas/account.ts';
import { sessionListSchema } from '../schemas/session.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

export function profileCalls(send: Transport) {
  return {
    /** The user's logins, last used first; null when the back end does not support the call. */
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

    /** Ends one of the user's logins with its switched sessions. Refused: 404 when it has already ended. */
    endSession: async (id: string): Promise<void> => {
      const path = `/account/sessions/${encodeURIComponent(id)}`;
      await send({ method: 'DELETE', path, responseSchema: z.unknown() });
    },

    /** Ends all of the user's sessions except this one and its login. */
    endOtherSessions: async (): Promise<void> => {
      await send({ method: 'DELETE', path: '/account/sessions', responseSchema: z.unknown() });
    },

    profile: async (): Promise<Company> =>
      toCompany(await send({ path: '/account/profile', responseSchema: companySchema })),
  };
}
