import type { ApiClient } from '@magazijn/api-client';
import type { AnswersTo, OptionalAnswer } from './Answer.ts';
import type { Need, Needs } from './need.ts';
import { resourceKey } from './resourceKey.ts';
import type { Seed } from './Seed.ts';

/** Answers of a visitor, all of them in. */
export interface SettledNeeds<Wanted extends Needs> {
  readonly answers: AnswersTo<Wanted>;
  /** The same, to be sent along with the page. */
  readonly seeds: readonly Seed[];
  /** Whether every call answered. */
  readonly complete: boolean;
}

/** Fetches everything that a visitor may see, at once. Never throws: a failure is an answer. */
export async function settleNeeds<Wanted extends Needs>(
  api: ApiClient,
  needs: Wanted,
): Promise<SettledNeeds<Wanted>> {
  const settled = await Promise.all(
    Object.entries(needs).map(async ([name, need]) => settle(api, name, need)),
  );
  return {
    // One answer for each need, under its name.
    answers: Object.fromEntries(settled.map(({ name, answer }) => [name, answer])) as AnswersTo<Wanted>,
    seeds: settled.flatMap(({ seed }) => (seed ? [seed] : [])),
    complete: settled.every(({ answer }) => answer.state !== 'failed'),
  };
}

async function settle(api: ApiClient, name: string, need: Need<unknown>) {
  const key = resourceKey('anonymous', need);
  const result = (answer: OptionalAnswer<unknown>, seed: Seed | null) => ({ name, answer, seed });
  if (need.personal) return result({ state: 'absent' }, null);
  try {
    const value = await need.fetch(api);
    return result({ state: 'ready', value, pending: false }, [key, { data: value }]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return result({ state: 'failed', error, reload: () => {} }, [key, { error: message }]);
  }
}
