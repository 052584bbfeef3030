import { allRoles, isAllowed, type Permission } from '@magazijn/domain/people';
import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../database/Database.ts';

/** SQL for whether a user can log in, with a role that has a permission. */
export const hasPermission = (sql: Sql, permission: Permission, users = 'users'): PendingQuery<Row[]> => sql`
  (not ${sql(users)}.disabled and ${sql(users)}.role = any(${allRoles.filter((role) => isAllowed(role, permission))}::text[]))`;
