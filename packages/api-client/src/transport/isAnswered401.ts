/**
 * The calls whose 401 is an answer about what they carry themselves, so that it ends no session: the login, a password
 * reset with the token of a mail, a punch-out with user name and password or with its code. Logging out is among them since
 * its session has ended already.
 */
const callsWithOwnCredential = [
  /^\/login$/,
  /^\/logout$/,
  /^\/password\/reset\/[^/]+$/,
  /^\/punch-out\/code$/,
  /^\/punch-out\/exchange$/,
] as const;

/**
 * Whether a 401 of a call is for its caller alone. Every other 401 logs out and reloads the page.
 *
 * @param path below /api/v1, with a leading slash
 */
export const isAnswered401 = (path: string): boolean =>
  callsWithOwnCredential.some((call) => call.test(path));
