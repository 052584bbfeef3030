import { matchPattern, paths } from '../../shared/links/paths.ts';

export interface PunchOutRequest {
  /** '' when missing. */
  readonly username: string;
  readonly password: string;
  /** Valid once, instead of user name and password: after a punch-out request by POST, and for cXML. */
  readonly code: string;
  /** All other parameters by their names in upper case: `HOOK_URL`, `~TARGET`, `DATE_FORMAT`, `FUNCTION`. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Browsers decode ISO-8859-1 as windows-1252. */
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
 * Parses the parameters of a URL or form. Text that is not UTF-8 is decoded as ISO-8859-1, which older
 * procurement systems use: `cr%E8me` is `crème`.
 */
export function readFormText(text: string): URLSearchParams {
  if (isUtf8(text)) return new URLSearchParams(text);
  const asUtf8 = text.replace(/%([89a-f][\da-f])/gi, (_, byte: string) =>
    encodeURIComponent(western.decode(Uint8Array.of(Number.parseInt(byte, 16)))),
  );
  return new URLSearchParams(asUtf8);
}

/** Further parameters are ignored. */
const maxParameters = 60;

/** Reads a punch-out request; names ignore case, and the first of equal names in `sources` counts. */
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

/** Moves the login and hook URL from the address bar to memory, before anything can record them. */
export function holdPunchOutRequest(): void {
  const { pathname, search, hash } = window.location;
  if (matchPattern(paths.ociLogin.pattern, pathname) === null || (search === '' && hash === '')) return;
  held = readPunchOutRequest(readFormText(hash.slice(1)), readFormText(search));
  window.history.replaceState(window.history.state, '', pathname);
}

/** Returns the held request, once; later an empty one. */
export function takePunchOutRequest(): PunchOutRequest {
  holdPunchOutRequest();
  const request = held ?? readPunchOutRequest();
  held = null;
  return request;
}
