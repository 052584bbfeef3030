import type { ApiParts } from '../ApiParts.ts';

/**
 * Gives a session up that a browser could not open, so that the next one is new. Only an open one: what the provider
 * has said of it stands, and money that comes by it all the same places the order.
 */
export async function abandonSession({ database, clock }: ApiParts, reference: string): Promise<void> {
  await database.sql`
    update payments set state = 'expired', settled_at = ${clock()}
      where reference = ${reference} and state = 'open'`;
}
