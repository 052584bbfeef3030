import { userInfo } from 'node:os';
import { recordEvent } from '../database/recordEvent.ts';
import type { AdminDependencies } from './AdminCommand.ts';

/** Records a command in the audit log, with its arguments and the user of the operating system. */
export async function recordCommand(
  { database, clock }: Pick<AdminDependencies, 'database' | 'clock'>,
  command: string,
  args: readonly string[],
): Promise<void> {
  const details = { command, arguments: args, by: userInfo().username };
  await recordEvent(database.sql, { event: 'admin', userId: null, address: '', details }, clock());
}
