import { matchPattern, paths } from '../../shared/links/paths.ts';

/** What a procurement system opens the shop with. */
export interface PunchOutRequest {
  /** '' when it was not given. */
  readonly username: string;
  readonly password: string;
  /** Good once, in the place of user name and password: after a punch-out request by POST, and for cXML. */
  readonly code: string;
  /** Everything else by its name in capitals: `HOOK_URL`, `~TARGET`, `DATE_FORMAT`, `FUNCTION`. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** A punch-out request in ISO-8859-1 is read as browsers read that name. */
const western = new TextDecoder('windows-1252');

function isUtf8(text: string): boolean {
  try {
    for (const [escapes] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads names and values of an address or a form. Older procurement systems write them in ISO-8859-1 and do not say so:
 * bytes that are no UTF-8 are read as that, so that `cr%E8me` is `crème`.
 *
 * @param text `a=b&c=d`, also with `?` before it
 */
export function readFormText(text: string): URLSearchParams {
  if (isUtf8(text)) return new URLSearchParams(text);
  const asUtf8 = text.replace(/%([89a-f][\da-f])/gi, (_, byte: string) =>
    encodeURIComponent(western.decode(Uint8Array.of(Number.parseInt(byte, 16)))),
  );
  return new URLSearchParams(asUtf8);
}

/** Parameters beyond these are a mistake, or mischief. */
const maxParameters = 60;

/**
 * Reads a punch-out request. Procurement systems write `username`, `USERNAME` and `Hook_Url` as they please, so names are matched
 * without regard to case. Of a name that is given twice the first counts.
 *
 * @param sources where it may stand, the one that wins first: hash, then query
 */
export function readPunchOutRequest(...sources: readonly URLSearchParams[]): PunchOutRequest {
  const found = new Map<string, string>();
  for (const source of sources)
    for (const [given, value] of source) {
      const name = given.replace(/^\?/, '').trim().toUpperCase();
      if (name !== '' && name.length <= maxParameters && found.size < maxParameters && !found.has(name))
        found.set(name, value);
    }
  const take = (name: string): string => {
    const value = found.get(name) ?? '';
    found.delete(name);
    return value;
  };
  return {
    username: take('USERNAME').trim(),
    password: take('PASSWORD'),
    code: take('CODE').trim(),
    parameters: Object.fromEntries(found),
  };
}

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
