import type { Role } from '@magazijn/domain/people';
import * as z from 'zod/mini';
import {
  type InvitedPerson,
  type LinkedInvitation,
  type People,
  toLinkedInvitation,
  toPeople,
} from '../model/Person.ts';
import { createdInvitationSchema, invitationSchema, peopleSchema } from '../schemas/people.ts';
import { tokenSchema } from '../schemas/session.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';
import { type PasswordPair, passwordForm } from './passwordCalls.ts';

const path = '/people';

export function peopleCalls(send: Transport) {
  return {
    /** The people and open invitations; null when the back end has no such call. 403 for a role that may not see them. */
    people: async (): Promise<People | null> => {
      const found = await orNull(send({ path, responseSchema: peopleSchema, complete: 'people' }));
      return found && toPeople(found);
    },

    /** Invites a person by mail, or mails again. 409 when they have access already, 422 beyond the most people. */
    invitePerson: async ({ name, email, role }: InvitedPerson): Promise<number> => {
      const body = new URLSearchParams({ name, email, role });
      const call = { method: 'POST', path: `${path}/invitations`, body } as const;
      return (await send({ ...call, responseSchema: createdInvitationSchema })).id;
    },

    /** Withdraws an invitation, whose links stop working. 404 when it is gone. */
    withdrawInvitation: async (id: number): Promise<void> => {
      await send({ method: 'DELETE', path: `${path}/invitations/${id}`, responseSchema: z.unknown() });
    },

    /** Changes name and role; another role ends the person's sessions. 404, or 409 for the last administrator. */
    savePerson: async (
      id: number,
      { name, role }: { readonly name: string; readonly role: Role },
    ): Promise<void> => {
      const body = new URLSearchParams({ name, role });
      await send({ method: 'POST', path: `${path}/${id}`, body, responseSchema: z.unknown() });
    },

    /** Ends a person's access and sessions. 404, or 409 for the last administrator. */
    endPerson: async (id: number): Promise<void> => {
      await send({ method: 'DELETE', path: `${path}/${id}`, responseSchema: z.unknown() });
    },

    /** The invitation of a mailed link, for visitors; null when it does not work any more. */
    linkedInvitation: async (token: string): Promise<LinkedInvitation | null> => {
      const found = await orNull(
        send({ path: `${path}/invitation`, query: { token }, responseSchema: invitationSchema }),
      );
      return found && toLinkedInvitation(found);
    },

    /** Accepts an invitation once; returns an access token. 404 for an invalid link, 409 for a taken address, 422. */
    acceptInvitation: async (token: string, name: string, pair: PasswordPair): Promise<string> => {
      const body = passwordForm('password', pair);
      body.set('token', token);
      body.set('name', name);
      const call = { method: 'POST', path: `${path}/invitation`, body } as const;
      return (await send({ ...call, responseSchema: tokenSchema })).token;
    },
  };
}
