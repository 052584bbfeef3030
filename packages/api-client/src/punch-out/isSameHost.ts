/** Names by which a machine calls itself: `localhost`, 127.0.0.0/8, ::1, and the addresses that mean "here". */
const thisMachine =
  /^((.+\.)?localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(7f[\da-f]{2}:[\da-f]{1,4}|0:0)\])$/;

/** The host without the dot that may close a name, and one word for this machine under all of its names. */
function hostOf({ hostname }: URL): string {
  const name = hostname.replace(/\.$/, '');
  return thisMachine.test(name) ? 'this machine' : name;
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
