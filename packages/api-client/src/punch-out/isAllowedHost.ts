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
