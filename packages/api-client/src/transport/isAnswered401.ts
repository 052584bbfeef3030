/**
 * Calls with their own credentials, whose 401 is about those: login, password reset with a mailed token, punch-out
 * with a password or code. Logout is included because its session has already ended.
 */
const callsWithOwnCredential = [
  /^\/login$/,
  /^\/logout$/,
  /^\/password\/reset\/[^/]+$/,
  /^\/punch-out\/code$/,
  /^\/punch-out\/exchange$/,
] as const;

/**
 * Whether a 401 is handled by the caller of the call. Any other 401 logs out and reloads the page.
 *
 * @param path below /api/v1, with a leading slash
 */
export const isAnswered401 = (path: string): boolean =>
  callsWithOwnCredential.some((call) => call.test(path));
