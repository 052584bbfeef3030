import type { Role } from '@magazijn/domain/people';
import type { WireInvitation, WirePeople } from '../schemas/people.ts';
import { isSet, momentOf } from './fromWire.ts';

export interface Person {
  readonly id: number;
  /** '' when it was never filled in. */
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly isYou: boolean;
  /** The last use of a login that has not ended, in ISO 8601; null without one. */
  readonly lastUsedAt: string | null;
}

export interface Invitation {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** ISO 8601; it may have passed. */
  readonly expiresAt: string | null;
}

export interface People {
  readonly people: readonly Person[];
  readonly invitations: readonly Invitation[];
}

export interface LinkedInvitation {
  readonly company: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Whether its address belongs to another account, so that it cannot be accepted. */
  readonly isTaken: boolean;
}

export interface InvitedPerson {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

export const toPeople = ({ people, invitations }: WirePeople): People => ({
  people: people.map(({ id, name, email, role, is_you, last_used_at }) => ({
    id,
    name,
    email,
    role,
    isYou: isSet(is_you),
    lastUsedAt: momentOf(last_used_at),
  })),
  invitations: invitations.map(({ expires_at, ...invitation }) => ({
    ...invitation,
    expiresAt: momentOf(expires_at),
  })),
});

export const toLinkedInvitation = ({ is_taken, ...invitation }: WireInvitation): LinkedInvitation => ({
  ...invitation,
  isTaken: isSet(is_taken),
});
