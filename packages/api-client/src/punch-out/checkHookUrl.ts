/** What a shop and its customer have agreed about where orders may be returned to. */
export interface HookRules {
  /** The shop's own, which is never a procurement system. */
  readonly ownOrigin: string;
  /** `host`, `host:port` or `host:*`; empty: any host. */
  readonly hosts: readonly string[];
  /** Plain http is accepted from anywhere; it always is from this machine. */
  readonly allowHttp: boolean;
}

/** Longer than any procurement system sends; more would be somebody's attempt. */
const longest = 2000;
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether an order may be posted to a hook URL: https, or http where that is agreed, without user
 * info, never the shop itself under any of its names, to a host of the list.
 *
 * @returns the URL as it came, since receivers compare it by its letters; null when nothing may be posted there.
 */
export function checkHookUrl(text: string, rules: HookRules): string | null {
  // The parser would drop blanks around it and line breaks inside it without a word.
  if (text.length > longest || /[\s\\]|\p{Cc}/u.test(text) || !/^https?:\/\//i.test(text)) return null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isSecure = url.protocol === 'https:' || rules.allowHttp || thisMachine.includes(url.hostname);
  if (!isSecure || url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(text))
    return null;
  if (isSameHost(url, new URL(rules.ownOrigin))) return null;
  return rules.hosts.length === 0 || isAllowedHost(url, rules.hosts) ? text : null;
}

/** `host`, `host:port` or `host:*`, in small letters, without a scheme or a path. */
export const hostPattern: RegExp =
  /^(?=.{1,250}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:(\d{1,5}|\*))?$/;

/**
 * Whether a URL's host is on a list of `host` (the scheme's own port), `host:port` and `host:*` (any port). Subdomains
 * are hosts of their own.
 */
export function isAllowedHost(url: URL, hosts: readonly string[]): boolean {
  const { hostname, port } = url;
  return hosts.some((allowed) => {
    const [host, allowedPort = ''] = allowed.split(':');
    return host === hostname && (allowedPort === '*' || allowedPort === port);
  });
}

/** Names by which a machine calls itself: `localhost`, 127.0.0.0/8, ::1, and the addresses that mean "here". */
const thisMachineNames =
  /^((.+\.)?localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(7f[\da-f]{2}:[\da-f]{1,4}|0:0)\])$/;

/** The host without the dot that may close a name, and one word for this machine under all of its names. */
function hostOf({ hostname }: URL): string {
  const name = hostname.replace(/\.$/, '');
  return thisMachineNames.test(name) ? 'this machine' : name;
}

/** The port, or what stands for the port that the scheme has by itself, whichever of the two it is. */
const portOf = ({ port }: URL): string => (['', '80', '443'].includes(port) ? 'web' : port);

/**
 * Whether two addresses lead to the same server, whatever they call it: `localhost` and `127.0.0.1`, a name with a dot
 * behind it, http and https at their own ports.
 */
export function isSameHost(first: URL, second: URL): boolean {
  return hostOf(first) === hostOf(second) && portOf(first) === portOf(second);
}
