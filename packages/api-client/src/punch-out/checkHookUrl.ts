export interface HookRules {
  /** The shop's own origin, which is never a procurement system. */
  readonly ownOrigin: string;
  /** `host`, `host:port` or `host:*`; empty: any host. */
  readonly hosts: readonly string[];
  /** Accepts http from any host; from this machine it always is. */
  readonly allowHttp: boolean;
}

/** Longer than any real hook URL. */
const longest = 2000;
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * https, or http where allowed, without user info, never the shop itself, with a host of the list.
 *
 * @returns the unchanged URL, since receivers compare it literally; null when it is refused
 */
export function checkHookUrl(text: string, rules: HookRules): string | null {
  // The URL parser would silently drop surrounding spaces and inner line breaks.
  if (text.length > longest || /[\s\\]|\p{Cc}/u.test(text) || !/^https?:\/\//i.test(text)) return null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isSecure = url.protocol === 'https:' || rules.allowHttp || thisMachine.includes(url.hostname);
  if (!isSecure || url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(text))
    return null;
  if (isSameHost(url, new URL(rules.ownOrigin))) return null;
  return rules.hosts.length === 0 || isAllowedHost(url, rules.hosts) ? text : null;
}

/** `host`, `host:port` or `host:*`, lower case, without a scheme or a path. */
export const hostPattern: RegExp =
  /^(?=.{1,250}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:(\d{1,5}|\*))?$/;

/** Matches `host` (the scheme's default port), `host:port` and `host:*` (any port); subdomains are separate hosts. */
export function isAllowedHost(url: URL, hosts: readonly string[]): boolean {
  const { hostname, port } = url;
  return hosts.some((allowed) => {
    const [host, allowedPort = ''] = allowed.split(':');
    return host === hostname && (allowedPort === '*' || allowedPort === port);
  });
}

/** Names of the local machine: `localhost`, 127.0.0.0/8, ::1, and the unspecified addresses. */
const thisMachineNames =
  /^((.+\.)?localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(7f[\da-f]{2}:[\da-f]{1,4}|0:0)\])$/;

/** The host without a trailing dot, and one name for the local machine. */
function hostOf({ hostname }: URL): string {
  const name = hostname.replace(/\.$/, '');
  return thisMachineNames.test(name) ? 'this machine' : name;
}

/** The port, or a placeholder for the default port of either scheme. */
const portOf = ({ port }: URL): string => (['', '80', '443'].includes(port) ? 'web' : port);

/** `localhost` and `127.0.0.1`, a trailing dot, http and https at their default ports are the same server. */
export function isSameHost(first: URL, second: URL): boolean {
  return hostOf(first) === hostOf(second) && portOf(first) === portOf(second);
}
