import type { WirePeople } from '@magazijn/api-client/schemas';
import type { Role } from '@magazijn/domain/people';
import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../http/Viewer.ts';

interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly lastUsedAt: Date | null;
}

interface InvitationRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly expiresAt: Date;
}

/** People by name, with open invitations; without users whom the seller disabled. Two statements. */
export async function readPeople(
  sql: Sql,
  { companyId, originalUserId }: Pick<Viewer, 'companyId' | 'originalUserId'>,
): Promise<WirePeople> {
  const [people, invitations] = await Promise.all([
    sql<PersonRow[]>`
      select users.id, users.name, users.email, users.role, login.last_used_at
        from users
        left join lateral (
          select max(last_used_at) as last_used_at from sessions where original_user_id = users.id
        ) as login on true
        where users.company_id = ${companyId} and not users.disabled
        order by lower(users.name), users.email, users.id`,
    sql<InvitationRow[]>`
      select id, name, email, role, expires_at from invitations
        where company_id = ${companyId} order by lower(name), id`,
  ]);
  return {
    people: people.map(({ id, name, email, role, lastUsedAt }) => ({
      id,
      name,
      email,
      role,
      is_you: id === originalUserId,
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ expiresAt, ...invitation }) => ({
      ...invitation,
      expires_at: expiresAt.toISOString(),
    })),
  };
}
