import * as z from 'zod/mini';
import { ApiError } from '../transport/ApiError.ts';
import type { ApiOptions } from '../transport/ApiOptions.ts';
import type { Transport } from '../transport/createTransport.ts';

/** Whether the back end lists a capability beyond the specification. */
export type HasCapability = (name: string) => Promise<boolean>;

/** How long a list is kept, in milliseconds: a web server stays up while its back end is replaced. */
const keptFor = 10 * 60_000;

/** Whether the response shows that the back end has no such call: a refusal, or another page. */
const hasNoCall = (error: unknown): boolean =>
  error instanceof ApiError && error.kind !== 'unreachable' && error.status < 500 && error.status !== 429;

/** Capabilities beyond the specification, requested once in ten minutes; a failure is not kept. */
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
      if (hasNoCall(error)) return [];
      if (kept === asked) kept = null;
      throw error;
    }
  }

  const hasCapability: HasCapability = async (name) => {
    const names = await (knownCapabilities ?? capabilities)().catch(() => null);
    return names?.includes(name) ?? false;
  };
  return {
    capabilities,
    /** Whether the back end lists it; false while it does not answer. */
    hasCapability,
  };
}
