import * as z from 'zod/mini';
import { ApiError } from '../transport/ApiError.ts';
import type { Transport } from '../transport/createTransport.ts';

/** Whether the back end named what it can beyond the specification. */
export type HasCapability = (name: string) => Promise<boolean>;

/**
 * What a back end can beyond the specification, asked for once. A back end that refuses the call has none; without an
 * answer there are none for now, and the next call asks again.
 */
export function capabilityCalls(send: Transport) {
  let names: Promise<readonly string[]> | null = null;

  async function capabilities(): Promise<readonly string[]> {
    names ??= send({ path: '/capabilities', silent: true, responseSchema: z.array(z.string()) });
    try {
      return await names;
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'refused' || error.status >= 500) names = null;
      return [];
    }
  }

  const hasCapability: HasCapability = async (name) => (await capabilities()).includes(name);
  return {
    /** What this back end can beyond the specification, by name; empty for a back end that has no such call. */
    capabilities,
    /** Whether the back end named it. */
    hasCapability,
  };
}
