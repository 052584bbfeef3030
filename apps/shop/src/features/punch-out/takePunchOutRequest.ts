import { matchPattern, paths } from '../../shared/links/paths.ts';
import type { PunchOutRequest } from './punchOutRequest.ts';
import { readFormText, readPunchOutRequest } from './punchOutRequest.ts';

let held: PunchOutRequest | null = null;

/**
 * Takes user name, password and hook out of the address bar, before anything else can read or send them: a call, a
 * bookmark, the history. From then on they live in this page's memory alone, until they are taken.
 */
export function holdPunchOutRequest(): void {
  const { pathname, search, hash } = window.location;
  if (matchPattern(paths.ociLogin.pattern, pathname) === null || (search === '' && hash === '')) return;
  held = readPunchOutRequest(readFormText(hash.slice(1)), readFormText(search));
  window.history.replaceState(window.history.state, '', pathname);
}

/** Gives what the address held, once; an empty punch-out request after that. */
export function takePunchOutRequest(): PunchOutRequest {
  holdPunchOutRequest();
  const request = held ?? readPunchOutRequest();
  held = null;
  return request;
}
