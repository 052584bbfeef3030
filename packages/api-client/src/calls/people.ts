import type { Role } from '@magazijn/domain/people';
import * as z from 'zod/mini';
import {
  type InvitedPerson,
  type LinkedInvitation,
  type People,
  toLinkedInvitation,
  toPeople,
} from '../model/Person.ts';
import { tokenSchema } from '../schemas/account.ts';
import { createdInvitationSchema, invitationSchema, peopleSchema } from '../schemas/people.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';
import { type PasswordPair, passwordForm } from './passwordCalls.ts';

const path = '/people';

/** The calls of `peopleCalls`. */
export const people = (send: Transport) => ({
  async all(): Promise<People | null> {
    const found = await orNull(send({ path, responseSchema: peopleSchema, whole: 'people' }));
    return found && toPeople(found);
  },

  async invite({ name, email, role }: InvitedPerson): Promise<number> {
    const body = new URLSearchParams({ name, email, role });
    const call = { method: 'POST', path: `${path}/invitations`, body } as const;
    return (await send({ ...call, responseSchema: createdInvitationSchema })).id;
  },

  async withdraw(id: number): Promise<void> {
    await send({ method: 'DELETE', path: `${path}/invitations/${id}`, responseSchema: z.unknown() });
  },

  async save(id: number, { name, role }: { readonly name: string; readonly role: Role }): Promise<void> {
    const body = new URLSearchParams({ name, role });
    await send({ method: 'POST', path: `${path}/${id}`, body, responseSchema: z.unknown() });
  },

  async end(id: number): Promise<void> {
    await send({ method: 'DELETE', path: `${path}/${id}`, responseSchema: z.unknown() });
  },

  async byLink(token: string): Promise<LinkedInvitation | null> {
    const found = await orNull(
      send({ path: `${path}/invitation`, query: { token }, responseSchema: invitationSchema }),
    );
    return found && toLinkedInvitation(found);
  },

  async accept(token: string, name: string, pair: PasswordPair): Promise<string> {
    const body = passwordForm('password', pair);
    body.set('token', token);
    body.set('name', name);
    return (await send({ method: 'POST', path: `${path}/invitation`, body, responseSchema: tokenSchema }))
      .token;
  },
});
