/** For how long failures are remembered. */
export const windowMilliseconds = 15 * 60 * 1000;

/** How often a login may fail in that time. An office shares one address, so it may fail more often than one account. */
export const loginLimits = { account: 10, address: 50 } as const;
