import type { SessionStore } from '../session/SessionStore.ts';
import { tabStorage } from '../storage/browserStorage.ts';
import { createPunchOutStore } from './createPunchOutStore.ts';
import type { PunchOutStore } from './PunchOutStore.ts';

const stores = new WeakMap<SessionStore, PunchOutStore>();

/** The one store of a session's punch-out, made when somebody first asks: no first load carries it. */
export function punchOutOf(session: SessionStore): PunchOutStore {
  const found = stores.get(session);
  if (found) return found;
  const made = createPunchOutStore({ session, storage: tabStorage });
  stores.set(session, made);
  return made;
}
