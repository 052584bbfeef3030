import * as z from 'zod/mini';
import { ApiError } from '../transport/ApiError.ts';
import type { ApiOptions } from '../transport/ApiOptions.ts';
import type { Transport } from '../transport/createTransport.ts';

/** Whether the back end named what it can beyond the specification. */
export type HasCapability = (name: string) => Promise<boolean>;

/** How long an answer counts, in milliseconds: a web server stays up while its back end is replaced. */
const keptFor = 10 * 60_000;

/** A gateway or a busy back end answered in the place of the call. */
const passingStatuses = [429, 502, 503, 504];

/** Anything else that answered, be it with another page, has no such call. */
const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.kind !== 'unreachable' && !passingStatuses.includes(error.status);

/**
 * What a back end can beyond the specification, asked for once in ten minutes. A back end without the call has
 * nothing; where no answer came the next call asks again.
 */
export function capabilityCalls(send: Transport, { knownCapabilities }: ApiOptions = {}) {
  let kept: { readonly names: Promise<readonly string[]>; readonly at: number } | null = null;

  async function capabilities(): Promise<readonly string[]> {
    if (kept === null || Date.now() - kept.at > keptFor) {
      const names = send({ path: '/capabilities', silent: true, responseSchema: z.array(z.string()) });
      kept = { names, at: Date.now() };
    }
    const asked = kept;
    try {
      return await asked.names;
    } catch (error) {
      if (isAnswered(error)) return [];
      if (kept === asked) kept = null;
      throw error;
    }
  }

  const hasCapability: HasCapability = async (name) => {
    const names = await (knownCapabilities ?? capabilities)().catch(() => null);
    return names?.includes(name) ?? false;
  };
  return {
    /** What this back end can beyond the specification, by name; empty for a back end that has no such call. */
    capabilities,
    /** Whether the back end named it; false while it does not answer. */
    hasCapability,
  };
}
