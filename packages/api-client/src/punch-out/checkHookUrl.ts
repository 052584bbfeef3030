import { isAllowedHost } from './isAllowedHost.ts';
import { isSameHost } from './isSameHost.ts';

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
 * Whether an order may be posted to a hook URL (decision "Hook URL"): https, or http where that is agreed, without user
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
