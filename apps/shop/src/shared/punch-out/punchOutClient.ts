import { createPunchOutClient, type PunchOutClient } from '@magazijn/api-client';
import { readCookie } from '../storage/readCookie.ts';

/** The calls of punch-out, made with a token that need not be the session's yet. */
export const punchOutClient = (token: () => string | null): PunchOutClient =>
  createPunchOutClient({ token, xsrfToken: () => readCookie('XSRF-TOKEN') });
