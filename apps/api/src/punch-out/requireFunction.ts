import type { PunchOutFunction } from '@magazijn/api-client/schemas';
import type { Sql } from '../database/Database.ts';
import { Refusal } from '../http/Refusal.ts';
import { findConnection } from './findConnection.ts';

/** @throws Refusal 403 when a company's procurement system may not ask for a function. */
export async function requireFunction(sql: Sql, companyId: number, wanted: PunchOutFunction): Promise<void> {
  const { functions } = await findConnection(sql, companyId);
  if (!functions.includes(wanted)) throw new Refusal(403, `De functie ${wanted} is niet afgesproken.`);
}
