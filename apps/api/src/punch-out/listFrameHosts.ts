import { hostPattern } from '@magazijn/api-client';
import type { Sql } from '../database/Database.ts';

/** The hosts that may show the shop in a frame: all that companies have on their lists (decision "frame-ancestors"). */
export async function listFrameHosts(sql: Sql): Promise<string[]> {
  const rows = await sql<{ host: string }[]>`
    select distinct unnest(hosts) as host from punch_out_connections where hosts <> '{}' order by host`;
  // They become part of a header, where a wrong one would open the shop to others.
  return rows.map(({ host }) => host).filter((host) => hostPattern.test(host));
}
