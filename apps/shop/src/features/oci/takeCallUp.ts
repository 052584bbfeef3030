import { matchPattern, paths } from '../../paths/paths.ts';
import type { CallUp } from '../../punch-out/CallUp.ts';
import { readCallUp } from '../../punch-out/readCallUp.ts';
import { readFormText } from '../../punch-out/readFormText.ts';

let held: CallUp | null = null;

/**
 * Takes user name, password and hook out of the address bar, before anything else can read or send them: a call, a
 * bookmark, the history. From then on they live in this page's memory alone, until they are taken.
 */
export function holdCallUp(): void {
  const { pathname, search, hash } = window.location;
  if (matchPattern(paths.ociLogin.pattern, pathname) === null || (search === '' && hash === '')) return;
  held = readCallUp(readFormText(hash.slice(1)), readFormText(search));
  window.history.replaceState(window.history.state, '', pathname);
}

/** Gives what the address held, once; an empty call-up after that. */
export function takeCallUp(): CallUp {
  holdCallUp();
  const callUp = held ?? readCallUp();
  held = null;
  return callUp;
}
