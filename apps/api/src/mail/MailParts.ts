import type { Sql } from '../database/Database.ts';
import type { ApiSettings } from '../settings/ApiSettings.ts';

/** What a mail is made of. */
export interface MailParts {
  readonly sql: Sql;
  readonly settings: Pick<ApiSettings, 'publicOrigin' | 'seller'>;
  readonly clock: () => Date;
}
