/** Login, password reset by a mailed token, punch-out by password or code; and logout, whose session has ended. */
const callsWithOwnCredential = [
  /^\/login$/,
  /^\/logout$/,
  /^\/password\/reset\/[^/]+$/,
  /^\/punch-out\/code$/,
  /^\/punch-out\/exchange$/,
] as const;

/** Whether the caller handles a 401 of this path (below /api/v1); any other logs out and reloads the page. */
export const isAnswered401 = (path: string): boolean =>
  callsWithOwnCredential.some((call) => call.test(path));
